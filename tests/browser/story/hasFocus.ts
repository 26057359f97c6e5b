// Whether keys that are pressed now are heard by this.
import type { Locator } from 'playwright-core'

export const hasFocus = (of: Locator): Promise<boolean> => of.evaluate((each) => each === document.activeElement)
