// Notices that say what was done go after a second, and after eight where they offer to take it back: a slow machine may look later. No test that keeps them waits for one to go.
import type { House } from './openHouse.ts'

const keptMs = 300_000

/** For windows that are opened from then on. */
export const keepNotices = async ({ sql }: Pick<House, 'sql'>): Promise<void> => {
  await sql('update system_settings_frontend_config set notification_timeout = $1, version = version + 1', [keptMs])
}
