import type { ControlName } from './findControl.ts'

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'Shift+Tab'

/** A tab of any browser, driven by real clicks and keys. */
export interface Tab {
  goto(url: string): Promise<void>
  /** Runs a function in the page. The function can use its argument only. */
  evaluate<A, T>(work: (argument: A) => T | Promise<T>, argument: A): Promise<T>
  /** True if the control is visible. */
  has(control: ControlName): Promise<boolean>
  /** Clicks the middle of a control. Rejects if the page has no such control. */
  click(control: ControlName): Promise<void>
  /** Clicks a control of a frame, once the frame contains it. */
  clickInFrame(frame: ControlName, control: ControlName): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** PNG of the window. */
  screenshot(): Promise<Buffer>
}

export interface Engine {
  version: string
  tab: Tab
  close(): Promise<void>
}
