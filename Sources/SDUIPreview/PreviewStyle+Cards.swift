extension PreviewStyle {
  /// The cards in cells: a picture above the words, beside them in a row, or behind them in a wide card.
  static let cards = """
    .label { position: absolute; top: 2px; inset-inline-end: 100%; width: 104px; padding-inline-end: 10px; text-align: end;
      font-weight: 600; font-size: 12px; overflow-wrap: break-word; }
    .label small { display: block; font-weight: 400; font-size: 11px; color: var(--quiet); }
    .section .section > .label { inset-inline-end: auto; display: none; }
    .card { position: absolute; inset: 0; display: flex; flex-direction: column; overflow: hidden; border-radius: 10px;
      background: light-dark(#f6f7f9, #24282e); box-shadow: inset 0 0 0 1px var(--line);
      font-size: calc(13px * var(--text-scale, 1)); line-height: 1.3; }
    .pictures { flex: 1 1 0px; min-height: 0; min-width: 0; display: flex; gap: 1px; }
    .picture { flex: 1 1 0px; min-width: 0; overflow: hidden; display: flex; align-items: end; padding: 4px 6px;
      color: #fffc; font-size: 10px; background: linear-gradient(135deg,
        light-dark(hsl(var(--hue, 210) 42% 82%), hsl(var(--hue, 210) 22% 36%)),
        light-dark(hsl(calc(var(--hue, 210) + 40) 46% 66%), hsl(calc(var(--hue, 210) + 40) 26% 24%))); }
    .pictured .picture span { display: none; } .card:not(.pictured) .words { flex: 1 1 0px; }
    .picture + .picture { filter: hue-rotate(24deg); }
    .words { flex: none; min-width: 0; min-height: 0; display: grid; gap: 2px; padding: 8px 10px; overflow: hidden;
      align-content: center; }
    .words > * { margin: 0; min-width: 0; overflow: hidden; text-overflow: ellipsis; }
    .words b { font-weight: 600; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
      overflow-wrap: break-word; }
    .words p { color: var(--quiet); font-size: .92em; white-space: nowrap; }
    .facts { display: flex; flex-wrap: wrap; gap: 0 8px; } .facts > * { white-space: nowrap; }
    .facts i { font-style: normal; padding: 0 6px; border-radius: 99px; background: var(--line); }
    .price { font-weight: 600; color: var(--ink); }
    .progress { height: 4px; border-radius: 2px; margin-top: 3px !important; background: linear-gradient(
      to right, hsl(var(--hue, 210) 60% 52%) calc(100% * var(--progress)), var(--line) 0); }
    [dir=rtl] .progress { background: linear-gradient(
      to left, hsl(var(--hue, 210) 60% 52%) calc(100% * var(--progress)), var(--line) 0); }
    .badge { position: absolute; top: 6px; inset-inline-start: 6px; max-width: calc(100% - 12px); overflow: hidden;
      white-space: nowrap; text-overflow: ellipsis; padding: 1px 8px; border-radius: 99px; font-size: .8em; font-weight: 600;
      background: light-dark(#1f2328e0, #e6e8ebe0); color: var(--paper); }
    .name { position: absolute; bottom: 3px; inset-inline-end: 3px; display: none; max-width: calc(100% - 6px);
      padding: 0 5px; border-radius: 5px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
      font: 10px ui-monospace, monospace; background: light-dark(#1f2328d0, #e6e8ebd0); color: var(--paper); }
    .names .name { display: block; }
    @container card (aspect-ratio >= 2) {
      .pictured { flex-direction: row; } .pictured .pictures { flex: none; width: min(40cqw, 100cqh); }
      .pictured .words { flex: 1 1 0px; } .pictured .badge { top: auto; bottom: 6px; } }
    @container card (width >= 280px) and (height >= 150px) and (aspect-ratio >= 1.2) {
      .pictured .pictures { position: absolute; inset: 0; width: auto; }
      .pictured .words { flex: none; margin-top: auto; position: relative; padding: 36px 14px 12px; color: #fff; width: 100%;
        align-content: end; background: linear-gradient(#0000, #000b); }
      .pictured { flex-direction: column; } .pictured b { font-size: 1.25em; }
      .pictured p, .pictured .price { color: #fffd; } .pictured .badge { top: 8px; bottom: auto; } }
    @container card (aspect-ratio < 1.6) { .card:not(.pictured) .words { text-align: center; }
      .card:not(.pictured) .facts { justify-content: center; } }
    @container card (width < 120px) { .words { padding: 5px 6px; } .card { font-size: calc(11px * var(--text-scale, 1)); } }
    @container card (height < 56px) { .words { padding-block: 0; flex: 1 1 0px; } .words > :not(b) { display: none; }
      .words b { -webkit-line-clamp: 1; } .badge { display: none; } }
    @container card (height < 110px) and (aspect-ratio < 2) { .pictured .pictures { flex-basis: 40%; }
      .words > :not(b):not(.facts) { display: none; } }
    .card:hover { outline: 2px solid hsl(var(--hue, 210) 55% 55%); outline-offset: -2px; }
    .supplementary .card { background: none; box-shadow: none; border-radius: 0; }
    .supplementary .words { padding-inline: 0; flex: 1 1 0px; align-content: end; } .supplementary b { font-size: 1.2em; }
    .supplementary .card .words { text-align: start !important; }
    .supplementary.pinned .cell { backdrop-filter: blur(12px); }
    .supplementary.full .words { padding-inline: 16px; } .over .card { background: light-dark(#ffffffb0, #000000a0); }
    .over .words { padding-inline: 10px; }
    .background > .card { opacity: .6; }
    """
}
