extension PreviewStyle {
  /// The parts of cards.
  static let cards = """
    .label { position: absolute; top: 2px; inset-inline-end: 100%; width: 104px; padding-inline-end: 10px; text-align: end;
      font-weight: 600; font-size: 12px; overflow-wrap: break-word; }
    .label small { display: block; font-weight: 400; font-size: 11px; color: var(--quiet); }
    .section .section > .label { inset-inline-end: auto; display: none; }
    .card { --accent: light-dark(#2f6fdb, #6ea0f0); position: absolute; inset: 0; display: flex; flex-direction: column;
      overflow: hidden; border-radius: var(--radius, 10px); background: light-dark(#f6f7f9, #24282e);
      box-shadow: inset 0 0 0 1px var(--line); font-size: calc(13px * var(--text-scale, 1) * var(--fit, 1)); line-height: 1.3; }
    .lines.hero { --radius: 0px; }
    .pictures { position: relative; flex: 1 1 0px; min-height: 30%; min-width: 0; display: flex; gap: 1px; overflow: hidden; }
    .picture { position: relative; flex: 1 1 0px; min-width: 0; overflow: hidden; background:
        radial-gradient(circle at 72% 30%, light-dark(#fff9, #fff5) 0 min(26px, 9cqmin), #fff0 calc(min(26px, 9cqmin) + .5px)),
        radial-gradient(90% 70% at 18% 118%, light-dark(hsl(var(--hue, 210) 40% 66%), hsl(var(--hue, 210) 24% 27%)) 99%, #0000),
        radial-gradient(90% 60% at 88% 116%, light-dark(hsl(calc(var(--hue, 210) + 36) 40% 60%),
          hsl(calc(var(--hue, 210) + 36) 24% 22%)) 99%, #0000),
        linear-gradient(light-dark(hsl(var(--hue, 210) 48% 88%), hsl(var(--hue, 210) 24% 40%)),
          light-dark(hsl(calc(var(--hue, 210) + 24) 46% 76%), hsl(calc(var(--hue, 210) + 24) 24% 30%))); }
    .picture + .picture { filter: hue-rotate(36deg); } .picture + .picture + .picture { filter: hue-rotate(72deg); }
    .picture:nth-child(4) { filter: hue-rotate(108deg); }
    .picture span { position: absolute; inset: auto auto 6px 6px; max-width: calc(100% - 12px); padding: 1px 7px;
      border-radius: 6px; font-size: 11px; line-height: 1.35; color: var(--ink); background: light-dark(#ffffffd0, #000000b0); }
    .pictured .picture span { display: none; }
    .words { flex: 0 1 auto; min-width: 0; min-height: 0; display: grid; grid-auto-rows: min-content; gap: 2px; padding: 8px 10px;
      overflow: hidden;
      align-content: safe center; }
    .card:not(.pictured) > .words { flex: 1 1 0px; }
    .words > * { margin: 0; min-width: 0; } .words { text-align: left; } [dir=rtl] .words { text-align: right; }
    .words b { font-weight: 600; } .words b.body { font-weight: 400; } .words p { color: var(--quiet); font-size: .92em; display: -webkit-box;
      -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; overflow-wrap: anywhere; }
    .facts { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; color: var(--quiet); font-size: .92em; }
    .facts > *, .minor > * { white-space: nowrap; unicode-bidi: plaintext; } .minor { display: flex; flex-wrap: wrap; gap: 0 8px; }
    /* The badge keeps off the letters of the line above it, which reach below their line in some fonts. */
    .facts:has(> .badge) { padding-top: .06em; }
    .price { font-weight: 600; color: var(--ink); }
    .tags { display: flex; flex-wrap: wrap; gap: 4px; font-size: .85em; color: var(--quiet); }
    .tags i { font-style: normal; padding: 0 7px; border-radius: 99px; background: var(--line); white-space: nowrap; }
    .chart { display: flex; align-items: end; gap: 3px; height: 64px; margin-top: 8px !important; }
    .chart i { flex: 1 1 0px; min-width: 1px; height: calc(100% * var(--point)); border-radius: 2px 2px 0 0;
      background: var(--accent); opacity: .75; }
    .progress { height: 4px; border-radius: 2px; margin-top: 4px !important;
      background: linear-gradient(to right, var(--accent) calc(100% * var(--progress)), var(--line) 0); }
    [dir=rtl] .progress { background: linear-gradient(to left, var(--accent) calc(100% * var(--progress)), var(--line) 0); }
    .badge { padding: 0 7px; border-radius: 99px; font-size: 11px; line-height: 1.6; font-weight: 600; white-space: nowrap;
      background: light-dark(#1f2328e0, #e6e8ebe0); color: var(--paper); }
    .pictures .badge { position: absolute; top: 6px; inset-inline-start: 6px; } .pictured .facts .badge { display: none; }
    .glyph { flex: none; width: 22px; height: 22px; margin: 0 0 0 10px; fill: none; stroke: var(--quiet); stroke-width: 1.8;
      stroke-linecap: round; stroke-linejoin: round; align-self: center; }
    [dir=rtl] .glyph { margin: 0 10px 0 0; }
    .card:has(> .glyph) { flex-direction: row; } .pictured > .glyph { display: none; } .card.pictured:has(> .glyph) { flex-direction: column; }
    .card:not(:has(> .words)) > .glyph { margin: auto !important; }
    .selected > .glyph { stroke: var(--accent); } .selected:not(:has(> .switch)) > .words b, .entry.selected { color: var(--accent); }
    .action { flex: none; align-self: center; margin-inline-end: 10px; padding: 3px 12px; border-radius: 99px; font-weight: 600;
      font-size: .92em; color: var(--accent); background: var(--line); white-space: nowrap; }
    .card:has(> .action), .card:has(> .switch) { flex-direction: row; }
    .switch { flex: none; align-self: center; width: 38px; height: 22px; margin-inline-end: 10px; border-radius: 99px;
      background: radial-gradient(circle at 11px 50%, #fff 0 8.5px, #fff0 9px) light-dark(#c9ced6, #4a5058); }
    .switch.on { background: radial-gradient(circle at 27px 50%, #fff 0 8.5px, #fff0 9px) light-dark(#2fa866, #2f9b60); }
    [dir=rtl] .switch { scale: -1 1; }
    .entries { display: flex; gap: 10px; padding: 8px 10px; overflow: hidden; font-size: .92em; }
    .entry { flex: 1 1 0px; min-width: 0; display: grid; justify-items: center; align-content: center; gap: 3px; color: var(--quiet); }
    .entry .glyph { margin: 0; stroke: currentColor; } .entry .picture { width: 36px; height: 36px; border-radius: 8px; }
    .entry span { max-width: 100%; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
    .name { position: absolute; bottom: 3px; inset-inline-end: 3px; display: none; max-width: calc(100% - 6px);
      padding: 0 5px; border-radius: 5px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
      font: 10px ui-monospace, monospace; background: light-dark(#1f2328d0, #e6e8ebd0); color: var(--paper); }
    .names .name { display: block; }
    .card:hover { outline: 2px solid hsl(var(--hue, 210) 55% 55%); outline-offset: -2px; }

    """
}
