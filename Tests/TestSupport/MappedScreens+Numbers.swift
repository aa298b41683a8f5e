extension MappedScreens {
  /// Names that are numbers, and pages that are counted from 1.
  public static let numbers = Example(
    name: "numbers",
    source: """
      component Minor as "1" { id: ID(as: number), title: Text }
      component Major as "-20" { id: ID, subtitle: Text, tags: [Text](as: any) = [] }
      screen Numbers {
        wire: (
          page: at("paging.page", first: 1), hasNext: at("paging.more"), sectionList: at("rows[]"),
          section: at("kind", as: number), sectionId: at("uid", as: number), unitList: at("cells[]"),
          unitType: at("type", as: number), data: at(".")
        )
        pagination: (by: page, prefetch: 3)
        section top as "0": list {
          unit Minor { height: 44 }
          unit Major { height: 80 }
        }
        repeated section more as "12": list {
          wire: (unitList: at("list[]"), unitType: at("name"), data: at("data"), id: at("key"))
          identity: position
          unit Plain { height: 20 }
          unit Rule { height: 1 }
          unit Line { height: 1 }
        }
      }
      component Plain { name: Text }
      component Rule { thickness: Int = 1 }
      component Line { id: ID }
      """,
    response: #"""
      {"paging": {"page": 1, "more": true}, "rows": [
        {"kind": 0, "cells": [{"type": 1, "id": 7, "title": "A"}, {"type": -20, "id": "b", "subtitle": "B", "tags": "c"}]},
        {"kind": 12, "uid": 99, "list": [{"name": "Plain", "data": {"name": "c"}}, {"name": "Rule"},
          {"name": "Line", "key": "d"}]}, {"kind": 12, "uid": 100, "list": []}]}
      """#)
}
