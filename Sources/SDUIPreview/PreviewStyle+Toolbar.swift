extension PreviewStyle {
  /// The controls of the page and of its columns, and what the annotated mode draws.
  static let toolbar = """
    form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-inline-start: auto; }
    label { display: flex; align-items: center; gap: 8px; margin-inline-end: 8px; color: var(--quiet); } label input { width: 120px; }
    .scale { min-width: 3em; font-variant-numeric: tabular-nums; }
    input[type=range] { accent-color: light-dark(#2f6fdb, #8ab4ff); margin: 0; }
    form button { font: inherit; color: inherit; padding: 4px 12px; border: 1px solid var(--line); border-radius: 8px;
      background: var(--paper); cursor: pointer; }
    form button[aria-pressed=true] { background: light-dark(#2f6fdb, #3b78dd); border-color: #0000; color: #fff; }
    :focus-visible { outline: 2px solid light-dark(#2f6fdb, #6ea0f0); outline-offset: 2px; }
    figure { margin: 0; } figcaption { width: 0; min-width: 100%; padding: 0 0 8px 112px; color: var(--quiet); }
    figure:has(> .screen[dir=rtl]) > figcaption { padding: 0 112px 8px 0; text-align: right; }
    figcaption b { color: var(--ink); font-size: 15px; font-variant-numeric: tabular-nums; }
    .device:not(:empty), .source { margin-inline-end: 6px; } .source { color: var(--ink); font-weight: 600; }
    .ruler { position: relative; max-width: 420px; margin-top: 4px; } .ruler input { width: 100%; display: block; }
    figure:has(> .screen[dir=rtl]) .ruler { margin-left: auto; }
    .mark { display: none; position: absolute; top: 15px; left: calc(8px + (100% - 16px) * var(--at)); translate: -50% 0; width: 14px;
      height: 20px; padding: 0; border: 0; background: linear-gradient(var(--quiet), var(--quiet)) top / 1px 7px no-repeat; color: var(--quiet);
      font: 9px system-ui, sans-serif; cursor: pointer; }
    .mark::after { content: attr(data-width); position: absolute; top: 8px; left: 50%; translate: -50% 0; }
    .mark.weakest, .mark.broken { z-index: 1; color: #c2571a; font-weight: 700; background: radial-gradient(circle at 50% 4px, #e8590c 0 4px, #0000 4.5px); }
    .mark.broken { color: #c92a2a; background: radial-gradient(circle at 50% 4px, #c92a2a 0 4px, #0000 4.5px); }
    .measured .mark { display: block; } .measured .ruler { margin-bottom: 26px; }
    .remark { display: none; margin-top: -6px; font-size: 12px; } .measured .remark { display: block; }
    .measures { position: absolute; top: 0; left: 0; z-index: 900000; pointer-events: none; overflow: visible; }
    .measured .sections { position: relative; }
    .measures path { fill: none; stroke: currentColor; stroke-width: 1; }
    .measures text { font: 600 10px system-ui, sans-serif; fill: currentColor; text-anchor: middle; paint-order: stroke;
      stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; } .measures .side { text-anchor: start; } .measures .height .side { text-anchor: end; }
    .measures .width, .measures .height { color: light-dark(#1c5fd0, #8ab4ff); } .measures .gap, .measures .lines { color: light-dark(#c2255c, #ff8fb3); }
    .measures .inset, .measures .spacing { color: light-dark(#b8480b, #ffb27a); }
    .column-area { fill: light-dark(#2f6fdb1c, #8ab4ff24); }
    .still form, .still .ruler, .still > body > footer { display: none; }
    .still > body > header { position: static; border: 0; padding-bottom: 0; }

    """
}
