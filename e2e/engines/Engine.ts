import type { ControlName } from './findControl.ts'

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'Shift+Tab'

/** A page in some browser, as its user has it: real clicks and keys, and what can be seen. */
export interface Tab {
  goto(url: string): Promise<void>
  /** Runs a function in the page, which knows nothing from outside but its argument. */
  evaluate<A, T>(work: (argument: A) => T | Promise<T>, argument: A): Promise<T>
  /** Whether it can be seen. */
  has(control: ControlName): Promise<boolean>
  /** Clicks in the middle of a control; fails where there is none. */
  click(control: ControlName): Promise<void>
  /** The same in a frame, once it is there. */
  clickInFrame(frame: ControlName, control: ControlName): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** PNG of what the window shows. */
  screenshot(): Promise<Buffer>
}

export interface Engine {
  version: string
  tab: Tab
  close(): Promise<void>
}
