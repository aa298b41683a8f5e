extension PreviewSVG {
  /// The picture's style sheet. A page that is dark or light by itself decides for the pictures on it.
  static let style =
    light + "@media(prefers-color-scheme:dark){\(dark(within: ":root:not(.light)"))}" + dark(within: ".dark")

  private static let light = """
    svg text{font:12px system-ui,sans-serif;fill:#1f2328}svg .page{fill:#eceef1}svg .paper{fill:#fff}svg .title{font-size:18px;\
    font-weight:600}svg .width,svg .price{font-weight:600}svg .first{font-size:13px;font-weight:600}svg .small{\
    font-size:11px;font-weight:600}svg .heading{font-size:15px;font-weight:600}svg .mark{font-size:11px;font-weight:600;\
    fill:#fff}svg .on-accent{font-size:14px;font-weight:600;fill:#fff}svg .quiet,svg .fact,svg .name{fill:#667085}\
    svg .fact,svg .name{font-size:11px}svg .price{fill:#1f2328}svg .old{fill:#667085;text-decoration:line-through}\
    svg .kind{fill:#8a93a0;font-size:10px}svg .name,svg .kind,svg .end{text-anchor:end}svg .middle{text-anchor:middle}\
    svg .card{fill:#f6f7f9;stroke:#0000001f}svg .none{fill:none;stroke:#9aa1ac;stroke-dasharray:3 3}svg .line{\
    fill:#0000001f}svg .accent{fill:#2f6fdb}svg .badge{fill:#1f2328d9}svg .glyph{fill:none;stroke:#4b5563;stroke-width:1.8;\
    stroke-linecap:round;stroke-linejoin:round}svg .dim{fill:none}svg .shade{fill:#0000008c}svg .changed{\
    fill:#c8302f1f;stroke:#c8302f;stroke-width:2}svg .over text,\
    svg .over tspan{fill:#fff}svg .night{display:none}
    """

  private static func dark(within root: String) -> String {
    let rules = [
      ("text", "fill:#e6e8eb"), (".page", "fill:#0e1013"), (".paper", "fill:#1a1d21"),
      (".quiet", "fill:#9aa1ac"), (".fact", "fill:#9aa1ac"), (".name", "fill:#9aa1ac"), (".kind", "fill:#7d8590"),
      (".price", "fill:#e6e8eb"), (".old", "fill:#9aa1ac"), (".card", "fill:#24282e;stroke:#ffffff24"),
      (".line", "fill:#ffffff2e"), (".accent", "fill:#4c86e8"), (".glyph", "stroke:#b5bcc6"),
      (".dim", "fill:#00000059"),
      (".over text", "fill:#fff"), (".over tspan", "fill:#fff"), (".mark", "fill:#fff"), (".on-accent", "fill:#fff"),
      (".day", "display:none"), (".night", "display:inline"),
    ]
    return rules.map { "\(root) \($0.0){\($0.1)}" }.joined()
  }
}
