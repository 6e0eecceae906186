/** Styles of the approval dialog, for a constructable sheet, because a strict CSP blocks every other kind of sheet. */
export const APPROVAL_STYLES = `
:host { all: initial; color-scheme: light dark; }
* { box-sizing: border-box; }
dialog {
  position: fixed; inset-block: 24px auto; inset-inline: auto 24px; margin: 0;
  inline-size: min(340px, calc(100vw - 32px)); max-block-size: calc(100dvh - 48px);
  padding: 20px; overflow: auto; border: 1px solid light-dark(#d8d8dc, #47474d);
  border-radius: 16px; box-shadow: 0 16px 48px rgb(0 0 0 / .28);
  background: light-dark(#fff, #242427); color: light-dark(#17171a, #f3f3f5);
  font: 15px/1.35 system-ui, sans-serif;
}
@media (max-width: 429px) { dialog { inset-inline: 16px; inset-block: 16px auto; } }
dialog::backdrop { background: rgb(0 0 0 / .3); }
p, h2, dl, dd, pre { margin: 0; }
.wallet { display: flex; align-items: center; gap: 8px; font-size: 13px; font-weight: 500; }
.wallet img { inline-size: 24px; block-size: 24px; border-radius: 7px; }
h2 { margin-block-start: 16px; font-size: 20px; font-weight: 600; outline: none; }
.origin { margin-block-start: 4px; font-size: 13px; color: light-dark(#5c5c64, #b0b0b8);
  overflow-wrap: anywhere; }
dl { margin-block-start: 16px; display: grid; gap: 8px; }
.row { display: flex; justify-content: space-between; gap: 16px; }
dt { color: light-dark(#5c5c64, #b0b0b8); }
dd { text-align: end; overflow-wrap: anywhere; min-inline-size: 0;
  font-variant-numeric: tabular-nums; }
.message { margin-block-start: 16px; padding: 12px; max-block-size: 240px; overflow: auto;
  border-radius: 10px; background: light-dark(#f2f2f4, #323236);
  font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.actions { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-block-start: 20px; }
button { min-block-size: 44px; padding: 0 16px; border: 0; border-radius: 12px; cursor: pointer;
  font: inherit; font-weight: 600; }
.quiet { background: light-dark(#ececef, #3a3a3f); color: inherit; }
.primary { background: #1b5fd9; color: #fff; }
button:hover { filter: brightness(.94); }
:is(button, .message):focus-visible { outline: 2px solid light-dark(#1b5fd9, #7fb0ff);
  outline-offset: 2px; }
`
