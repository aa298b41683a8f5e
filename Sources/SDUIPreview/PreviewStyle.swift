import SDUIIR

/// The styles that every page shares: the nesting of boxes, and the appearance of the page.
enum PreviewStyle {
  static let text = page + toolbar + boxes + bars + pinning + cards + forms

  private static let margin = SizeClass.compact.layoutMargin.pixels
  private static let readable = SizeClass.readableWidth.pixels

  /// The page around the screens.
  static let page = """
    :root { color-scheme: light dark; --ink: light-dark(#1f2328, #e6e8eb); --quiet: light-dark(#6b7280, #9aa1ac);
      --page: light-dark(#eceef1, #0e1013); --paper: light-dark(#ffffff, #1a1d21); --line: light-dark(#0000001a, #ffffff24); }
    :root.light { color-scheme: light; } :root.dark { color-scheme: dark; }
    :root.whole .screen { overflow: visible; }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); font: 13px/1.4 system-ui, sans-serif; }
    body > header { position: sticky; left: 0; top: 0; z-index: 9; display: flex; flex-wrap: wrap; align-items: baseline;
      gap: 8px 16px; padding: 14px 24px; background: var(--page); border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 18px; } body > header p { margin: 0; color: var(--quiet); }
    main { display: flex; align-items: flex-start; gap: 12px; padding: 16px 32px 24px 8px; width: max-content; }
    footer { padding: 0 24px 24px 120px; color: var(--quiet); font-size: 12px; } footer p { margin: 2px 0; }
    code { font: 12px ui-monospace, monospace; }
    body > output { position: fixed; z-index: 10; padding: 4px 9px; border-radius: 7px; background: #111418e6; color: #fff;
      font-size: 12px; pointer-events: none; white-space: pre; }

    """

  /// The nesting of boxes. What has a height of its own has a strut in it, whose padding is that height.
  private static let boxes = """
    @property --container-width { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --container-height { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --content-width { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --before { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --behind { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --leading { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --trailing { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --line-gap { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --item-gap { syntax: "<length>"; inherits: true; initial-value: 0px; }
    .screen { container: screen / size; box-sizing: content-box; width: var(--width); height: var(--height);
      overflow: hidden auto; scrollbar-width: none; padding-inline-start: 112px; background: var(--paper) content-box; }
    .screen:has(> .from-end) { display: grid; grid-template: auto / 100%; }
    .screen:has(> .from-end) > * { grid-area: 1 / 1; align-self: start; } .screen > .from-end { align-self: end !important; }
    .sections { --above: 0px; --below: 0px; display: flex; flex-direction: column; background: var(--paper);
      margin-block: var(--above) var(--below);
      --container-width: 100cqw; --container-height: 100cqh; --margin: \(margin); --none-leading: 0px; --none-trailing: 0px;
      --safeArea-leading: var(--safe-left); --safeArea-trailing: var(--safe-right);
      --layoutMargins-leading: calc(var(--safeArea-leading) + var(--margin));
      --layoutMargins-trailing: calc(var(--safeArea-trailing) + var(--margin));
      --readable: max(0px, (100cqw - var(--layoutMargins-leading) - var(--layoutMargins-trailing) - \(readable)) / 2);
      --readableContent-leading: calc(var(--layoutMargins-leading) + var(--readable));
      --readableContent-trailing: calc(var(--layoutMargins-trailing) + var(--readable)); }
    [dir=rtl] > .sections { --safeArea-leading: var(--safe-right); --safeArea-trailing: var(--safe-left); }
    .sections > * { flex: none; }
    .section { position: relative; display: block; }
    .background { position: absolute; inset: 0; overflow: hidden; }
    .lines > .background, .placeholder > .background { z-index: -1; }
    .lines:has(> .background), .placeholder:has(> .background) { position: relative; isolation: isolate; }
    .carousel > .background { margin-inline: var(--leading) var(--trailing); }
    .supplementary, .slot, .placeholder { display: grid; grid-template-columns: minmax(0, 1fr); }
    .supplementary::before, .slot::before, .placeholder::before { content: ''; grid-area: 1 / 1; }
    .supplementary, .placeholder { margin-inline: var(--leading) var(--trailing); } .full { margin-inline: 0; }
    .supplementary { position: relative; z-index: 2; flex: none; }
    .lines { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); align-content: start;
      align-items: start; gap: var(--line-gap) var(--item-gap); margin-inline: var(--leading) var(--trailing); }
    .lines.hero { margin-inline: 0; }
    .lines.stack { --container-width: var(--content-width); }
    .lines.flow { display: flex; flex-wrap: wrap; align-content: flex-start; }
    .flow > i { display: none; }
    .flow.justified > i { display: block; flex: 1 1 0px; height: 0; margin-inline-start: calc(-1 * var(--item-gap) - 1px); }
    .flow.justified > .alone { margin-inline: auto; } .flow.one { justify-content: center !important; }
    .lines.carousel { display: flex; align-items: flex-start; column-gap: var(--item-gap); margin-inline: 0;
      padding-inline: var(--leading) var(--trailing); overflow: auto hidden; scrollbar-width: none; }
    .column { flex: none; display: flex; flex-direction: column; align-items: flex-start; row-gap: var(--line-gap); }
    .waterfall > .column { align-items: stretch; } .waterfall.declared > .slot { --measured-height: initial; }
    .page { position: absolute; inset-block: 0; width: 100%; scroll-snap-align: start; pointer-events: none; }
    .part { flex: none; display: flex; min-width: 0; min-height: 0; }
    .parts { flex: 1 1 0px; display: flex; min-width: 0; min-height: 0; } .column-parts { flex-direction: column; }
    .slot { position: relative; flex: none; }
    .part > .slot { flex: 1 1 0px; min-width: 0; }
    .box { grid-area: 1 / 1; min-width: 0; min-height: 0; display: flex; }
    .cell { position: relative; flex: 1 1 0px; min-width: 0; container: card / size; }

    """

  /// Layout rule R27. The bars are in front of a track of no height that stays at the top of the container.
  private static let bars = """
    .bars { position: sticky; top: 0; z-index: 3000000; display: flow-root; height: 0;
      --container-width: 100cqw; --container-height: 100cqh; }
    .bar { position: absolute; inset-inline: 0; display: grid; } .bottomBar { top: 100cqh; translate: 0 -100%; }
    .bar .cell { background: var(--paper); }
    .whole .bars { position: relative; } .whole .bottomBar { display: none; }

    """

  /// Layout rule R10. How far from the edge a pinned part stays, and how long a track is, the script says; where whole
  /// screens are shown, nothing is pinned. A pinned header that is higher than its track ends with it, and a footer begins
  /// with it: the room before a footer or after a header shrinks to nothing, and the rest of it is outside the track.
  private static let pinning = """
    .pinned { position: sticky; } .header.pinned { top: 0; } .footer.pinned { bottom: 0; }
    .section.stays { position: sticky; top: 0; background: var(--paper); }
    .whole .pinned, .whole .stays { position: relative; inset-block: auto !important; }
    .track { position: absolute; inset: 0; display: flex; flex-direction: column; pointer-events: none; }
    .footer-track { justify-content: flex-end; } .track > * { pointer-events: auto; }
    :root:not(.whole) .header-track:has(> .pinned) { flex-direction: column-reverse; }
    :root:not(.whole) .footer-track:has(> .pinned) { justify-content: flex-start; }
    :root:not(.whole) .track:has(> .pinned)::before { content: ''; flex: 1; }

    """
}
