import SDUIJSON

/// One message of a client.
enum Message {
  /// A request, which must be answered.
  case request(RequestID, method: String, Parameters)
  /// A notification, which must not be answered.
  case notification(method: String, Parameters)
  /// The answer to a request of ours; an error says nothing.
  case response(RequestID?, Parameters)
  /// Broken data; the request that it may have been is answered with the error.
  case broken(RequestID?, ResponseError)
}

/// By what a client names a request.
enum RequestID: Hashable {
  case number(Int64)
  case text(String)
}

extension Message {
  /// Reads the content of a message.
  init(reading content: [UInt8]) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: content)
    } catch {
      self = .broken(
        nil, ResponseError(.parseError, "no JSON at byte \(error.offset) of the message. \(error.message)"))
      return
    }
    let members = Parameters(document.root, in: document)
    guard members.isObject else {
      self = .broken(nil, ResponseError(.invalidRequest, "a message must be an object"))
      return
    }
    let id = members["id"].flatMap(RequestID.init)
    let parameters = members["params"] ?? Parameters.none
    guard let method = members["method"]?.string else {
      // Most answers are nothing but `null`.
      let isAnswer = members.has("result") || members.has("error")
      self =
        isAnswer
        ? .response(id, members["result"] ?? .none)
        : .broken(id, ResponseError(.invalidRequest, "a message must have a `method`"))
      return
    }
    if let id {
      self = .request(id, method: method, parameters)
    } else if members["id"] != nil {
      self = .broken(nil, ResponseError(.invalidRequest, "an `id` must be a whole number or a text"))
    } else {
      self = .notification(method: method, parameters)
    }
  }
}

extension RequestID {
  /// Creates an id from an `id` member; `nil` if it is neither a whole number nor a text.
  init?(_ value: Parameters) {
    if let number = value.integer {
      self = .number(number)
    } else if let text = value.string {
      self = .text(text)
    } else {
      return nil
    }
  }
}
