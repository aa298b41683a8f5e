extension PreviewStyle {
  /// The forms of cards, by the proportions of their cells and by what they are on the screen.
  static let forms = shapes + places + fitting

  /// A picture above the words, beside them in a row, or below them in a wide card. In a low row everything is in a
  /// line.
  private static let shapes = """
    @container card (aspect-ratio >= 2) {
      .card.pictured { flex-direction: row; }
      .pictured > .pictures { flex: none; width: min(40cqw, 100cqh); min-height: 0; }
      .pictured > .words { flex: 1 1 0px; } .pictured .facts .badge { display: inline; } .pictured .pictures .badge { display: none; }
      .pictured.portrait > .pictures { width: min(100cqh - 20px, 96px); height: min(100cqh - 20px, 96px); align-self: center;
        margin-inline-start: 10px; border-radius: 99px; } }
    @container card (aspect-ratio < 2) {
      .pictured.portrait > .pictures { flex: 0 1 auto; aspect-ratio: 1; width: min(100cqw - 16px, 60cqh); align-self: center;
        margin-top: 8px; border-radius: 99px; } .pictured.portrait > .words { text-align: center; margin: auto 0; }
      .pictured.portrait > .words > .facts { justify-content: center; } }
    @container card (width >= 280px) and (height >= 150px) and (aspect-ratio >= 1.2) {
      .card.pictured:not(.portrait) { flex-direction: column; justify-content: end; }
      .pictured:not(.portrait) > .pictures { position: absolute; inset: 0; width: auto; }
      .pictured:not(.portrait) > .words { flex: 0 1 auto; position: relative; padding: 36px 14px 12px; color: #fff; width: 100%;
        align-content: safe end; background: linear-gradient(#0000, #000b); }
      .pictured:not(.portrait) b { font-size: 1.25em; }
      .pictured:not(.portrait) :is(p, .facts, .price, .tags) { color: #fffd; }
      .pictured .facts .badge { display: none; } .pictured .pictures .badge { display: inline; top: 10px; inset-inline-start: 10px; } }
    @container card (aspect-ratio < 1.6) {
      .card:not(.pictured) > .words { text-align: center; }
      .card:not(.pictured) .facts, .card:not(.pictured) .minor, .card:not(.pictured) .tags { justify-content: center; }
      .card:has(> .glyph) { flex-direction: column; justify-content: center; }
      .card:has(> .glyph) > .words { flex: 0 1 auto; } .card > .glyph { margin: 8px 0 0; align-self: center; } }
    @container card (aspect-ratio < 1.6) and (width >= 200px) {
      .card.card:has(.chart) > .words { text-align: inherit; align-content: safe end; flex: 1 1 0px; } .chart { height: 40cqh; }
      .card:has(.chart) > .glyph { align-self: start; margin: 12px 12px 0; } }
    @container card (width < 120px) { .words { padding: 5px 6px; } .card { font-size: calc(11px * var(--text-scale, 1) * var(--fit, 1)); }
      .switch { display: none; } .selected:has(> .switch) > .words b { color: var(--accent) !important; } }
    @container card (height < 60px) and (width < 200px) { .words > b:only-child { text-align: center; } }
    @container card (height < 60px) and (aspect-ratio >= 3) {
      .words { display: flex; align-items: center; justify-content: space-between; gap: 10px; padding-block: 0; }
      .words > b { flex: 1 1 0px; } .words > p { flex: 0 0 auto; max-width: 45%; -webkit-line-clamp: 1; overflow-wrap: normal; }
      .words > p ~ p { display: none; } .facts, .minor, .tags { flex: none; flex-wrap: nowrap; } .words > .progress { flex: 0 0 30%; } }
    @container card (height < 60px) { .words { padding-block: 2px; } }

    """

  /// Rows and cells of one area, headers, bars, and what a name tells.
  private static let places = """
    .abutting .card, .supplementary .card, .bar .card { background: none; box-shadow: none; border-radius: 0; }
    .abutting .card { --radius: 0px; }
    .cell { --inset: max(0px, 16px - max(var(--leading, 0px), var(--edge, 0px))); }
    .abutting.list .words { padding-inline: var(--inset); }
    .abutting.panelled.list .words { padding-inline: 14px; }
    .abutting.list .pictured > .words { padding-inline-start: 12px; }
    .abutting.list:not(.separated) > .slot + .slot > .box > .cell::before { content: ''; position: absolute; z-index: 1; inset: 0 0 auto;
      height: 1px; background: var(--line); }
    @container card (aspect-ratio >= 2) and (height < 150px) {
      .abutting.list .pictures { margin-block: 8px; margin-inline-start: var(--inset); border-radius: 8px;
        width: min(40cqw, 100cqh - 16px); }
      .abutting.panelled.list .pictures { margin-inline-start: 14px; }
      .lines .pictured.portrait > .pictures { height: min(100cqh - 16px, 72px); width: min(100cqh - 16px, 72px); border-radius: 99px;
        margin-block: 0; } }
    .portrait .pictures .picture, .portrait .entry .picture { background: radial-gradient(circle at 50% 38%,
        light-dark(#fffc, #fff9) 0 19%, #fff0 19.5%), radial-gradient(38% 42% at 50% 104%, light-dark(#fffc, #fff9) 99%, #fff0),
        light-dark(hsl(var(--hue, 210) 40% 76%), hsl(var(--hue, 210) 24% 34%)); }
    .supplementary .words { padding: 4px 0 8px; flex: 1 1 0px; align-content: safe end; text-align: left !important; }
    [dir=rtl] .supplementary .words { text-align: right !important; } .supplementary .words > p { max-width: none; }
    .supplementary .words b { font-size: 1.2em; font-weight: 600; } .supplementary.footer .words b { font-size: .92em; font-weight: 400; color: var(--quiet); }
    .supplementary.footer .words { align-content: safe start; }
    .panelled .switch { margin-inline-end: 14px; }
    .supplementary.pinned .cell { background: light-dark(#fffe, #1a1d21ee); backdrop-filter: blur(12px); }
    .supplementary .words { padding-inline: var(--inset); display: grid; gap: 0; }
    .section:has(> .background) > .pinned .cell, .section:has(> .background) > .track .cell { background: none; }
    .abutting:not(.list):not(.hero) .card:not(.pictured) > .words { text-align: center; }
    .abutting:not(.list):not(.hero) .card:not(.pictured) .facts { justify-content: center; }
    .supplementary.full .words { padding-inline: 16px; } .over .card { background: light-dark(#ffffffb0, #000000a0); }
    .over .words { padding-inline: 10px; }
    .background > .card { opacity: .6; }
    .placeholder .words { text-align: center; color: var(--quiet); }
    .placeholder .card { background: none; box-shadow: none; }
    .bar .words, .bar .entries { flex: 1 1 0px; padding-inline: 16px; } .bar b { font-size: 1.15em; }
    .bar .card .pictures { order: 1; margin-inline: 0 16px; } .bar .entries { gap: 0; padding-inline: 0; }
    .topBar .card { box-shadow: inset 0 -1px var(--line) !important; } .bottomBar .card { box-shadow: inset 0 1px var(--line) !important; }
    .bar .tags { gap: 0; } .bar .tags i { flex: 1 1 0px; padding: 0; background: none; text-align: center; }
    .bar .tags:only-child { width: 100%; } .bar .words:has(> .tags:only-child) { padding-inline: 0; }
    .button.card { justify-content: center; }
    .button > .words { flex: 0 1 auto !important; display: flex; justify-content: center; align-items: center; gap: 10px; min-height: min(44px, 100%);
      margin: auto 0; border-radius: 12px; background: light-dark(#2f6fdb, #3b78dd); color: #fff; padding-block: 6px; text-align: center !important; }
    .button .words > b { flex: none !important; } .button .price, .button p { color: #fff; }
    .bar .button > .words { margin-inline: 16px; }
    .field.card > .glyph { position: absolute; inset: 0 auto 0 0; margin: auto 0; inset-inline: 28px auto; width: 18px; }
    .field > .words { margin: 8px 16px; border-radius: 99px; background: light-dark(#eef0f3, #2b3037); padding-inline: 16px !important; }
    .field > .glyph ~ .words { padding-inline-start: 40px !important; }
    .field > .words b { font-weight: 400; font-size: 1em; color: var(--quiet); }

    """

  /// The styles of the parts that the script leaves out of a card whose title would otherwise be cut off.
  private static let fitting = """
    [data-fit~=tags] .tags, [data-fit~=third] p ~ p, [data-fit~=chart] .chart, [data-fit~=chart] .words ~ .entries,
    [data-fit~=second] p, [data-fit~=minor] .minor, [data-fit~=facts] .facts, [data-fit~=facts] .progress,
    [data-fit~=picture] .pictures { display: none !important; }
    [data-fit~=two] p { -webkit-line-clamp: 2; } [data-fit~=one] p { -webkit-line-clamp: 1; }
    [data-fit~=shallow] .pictures { min-height: 0; } [data-fit~=shallow] .pictures .badge { display: none !important; }
    [data-fit~=close] .words { gap: 0; padding-block: 2px; }
    [data-fit~=small] { --fit: .9; } [data-fit~=smaller] { --fit: .8; } [data-fit~=smallest] { --fit: .7; }
    [data-fit~=cut] b { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: var(--lines, 1); overflow: hidden;
      overflow-wrap: anywhere; }
    """
}
