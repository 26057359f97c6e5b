// Two at one desk: who has an item open is seen, and whoever claimed one decides it alone.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openLine, type Line } from './line/openLine.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { openId, panel } from './story/takingBack.ts'
import { askedSince, atRest } from './wire/asked.ts'

let house: House
let line: Line
let admin: Staff
let manager: Staff

beforeAll(async () => {
  line = await openLine(() => Number(new URL(house.address).port))
  house = await openHouse({ origins: [line.address] })
  admin = await enter(house, { width: 1440, height: 900, at: '/', as: 'admin' })
  manager = await enter({ ...house, address: line.address }, { width: 1280, height: 720, at: '/', as: 'manager' })
  for (const { page } of [admin, manager]) await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
})
afterAll(async () => {
  await line?.close()
  await house?.stop()
})

const shown = (staff: Staff) => panel(staff).filter({ visible: true })
const atDesk = async (staff: Staff, id?: string | null): Promise<void> => {
  await staff.open(`/posts/verification${id === undefined ? '' : `?open=${id}`}`)
  await shown(staff)
    .getByRole('button', { name: /^(Claim|Give back|Take over)$/ })
    .waitFor()
}
const nameOf = async (email: string): Promise<string> =>
  (await house.sql<{ name: string }>('select screen_name as name from users where email = $1', [email]))[0]?.name ?? ''
const statusOf = async (id: string | null) =>
  (await house.sql<{ status: string }>('select status from post_verifications where id = $1', [id]))[0]?.status
const socketOf = (name: string) => house.sql<{ socket: string }>('select socket from attendance where name = $1', [name])
const approve = (staff: Staff) =>
  shown(staff)
    .getByRole('button', { name: /^Approve: / })
    .first()

it('shows within a second who else has the item open, on it and in the strip, until they go on', async () => {
  await atDesk(admin)
  const id = openId(admin)
  await atDesk(manager, id)
  const [one, other] = [await nameOf('admin@example.com'), await nameOf('manager@example.com')]
  await shown(admin).getByText(`Also open: ${other}`).waitFor()
  await shown(manager).getByText(`Also open: ${one}`).waitFor()
  await admin.page.locator(`.deskStrip [data-id="${id}"] .attendants`, { hasText: other }).waitFor()
  expect(await admin.axe()).toEqual([])
  await admin.shoot('alsoOpen')
  await manager.page.keyboard.press('j')
  await shown(admin).getByText(`Also open: ${other}`).waitFor({ state: 'detached' })
  await manager.page.keyboard.press('k')
  await shown(admin).getByText(`Also open: ${other}`).waitFor()
})

it('says what is opened, and reads who else has it open, once a move', async () => {
  const { page, sent } = admin
  const nameOfAdmin = await nameOf('admin@example.com')
  const moved = async (move: () => Promise<unknown>): Promise<readonly string[]> => {
    await atRest(admin)
    const from = sent.length
    const attending = () => askedSince(admin, from).filter(({ name }) => /attend/i.test(name))
    await move()
    // An item is said to be open a moment after it is: whoever passes by has not opened it.
    await vi.waitUntil(() => attending().some(({ name, is }) => name === 'AttendancesFindAll' && is === 'answered'), { timeout: 300_000 })
    await atRest(admin)
    return attending().map(({ name, variables }) => `${name} ${String(variables['record'])}`)
  }
  const once = () => [`Attend ${openId(admin)}`, 'AttendancesFindAll undefined']
  for (const key of ['j', 'j', 'k', 'k']) expect(await moved(() => page.keyboard.press(key))).toEqual(once())
  // As the desk is opened, too, and where one comes to it from another screen.
  const id = openId(admin)
  expect(await moved(() => atDesk(admin, id))).toEqual(once())
  // Left for another screen it is told, a moment later.
  const mine = () => socketOf(nameOfAdmin)
  await expect.poll(mine).toHaveLength(1)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect.poll(mine).toEqual([])
  await atDesk(admin, id)
})

it('lets nobody else decide what one has claimed, here or elsewhere, until it is taken over', async () => {
  const id = openId(admin)
  const [one, other] = [await nameOf('admin@example.com'), await nameOf('manager@example.com')]
  await admin.page.keyboard.press('c')
  await shown(admin).getByText('Claimed by you').waitFor()
  await shown(manager).getByText(`Claimed by ${one}`).waitFor()
  await expect.poll(() => approve(manager).isEnabled()).toBe(false)
  await manager.shoot('claimedByOther')
  expect(await manager.axe()).toEqual([])
  // The key is as dead as the button.
  await manager.page.keyboard.press('a')
  await manager.page.keyboard.press('c')
  await manager.page.getByRole('alertdialog').getByText(`${one} has claimed it and may be working on it. Take it over?`).waitFor()
  await manager.shoot('takeOver')
  await manager.page.keyboard.press('Escape')
  expect(await statusOf(id)).toBe('PENDING')
  await manager.page.keyboard.press('c')
  await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Take over', exact: true }).click()
  await shown(manager).getByText('Claimed by you').waitFor()
  await shown(admin).getByText(`Claimed by ${other}`).waitFor()
  // On a telephone, too, where there is no desk.
  await admin.page.setViewportSize({ width: 390, height: 844 })
  await shown(admin).getByText(`Claimed by ${other}`).waitFor()
  await shown(admin).getByRole('button', { name: 'Take over', exact: true }).waitFor()
  expect(await admin.axe()).toEqual([])
  await admin.shoot('claimedNarrow')
  await admin.page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => approve(admin).isEnabled()).toBe(false)
  await expect.poll(() => approve(manager).isEnabled()).toBe(true)
  await admin.shoot('takenOver')
})

it('ends with the decision, with giving it back, and five minutes after its holder last did anything with it', async () => {
  const id = openId(manager)
  await manager.page.keyboard.press('a')
  await expect.poll(() => statusOf(id)).toBe('APPROVED')
  await expect.poll(() => house.sql('select record from claim')).toEqual([])
  await expect.poll(() => openId(manager)).not.toBe(id)
  const next = openId(manager)
  await atDesk(admin, next)
  const claimed = (staff: Staff) => shown(staff).getByText(/^Claimed by/)
  await shown(manager).getByRole('button', { name: 'Claim', exact: true }).waitFor()
  const pressed = async (state: 'visible' | 'detached'): Promise<void> => {
    await manager.page.keyboard.press('c')
    for (const staff of [manager, admin]) await claimed(staff).waitFor({ state })
  }
  await pressed('visible')
  await pressed('detached')
  await pressed('visible')
  // Left alone, it is kept for five minutes: one is left for a slow machine to load the page and see it.
  await manager.page.keyboard.press('j')
  await expect.poll(() => openId(manager)).not.toBe(next)
  await admin.page.locator(`.deskStrip [data-id="${openId(manager)}"] .attendants`).waitFor()
  await house.sql("update claim set used = now() - interval '4 minutes'")
  await admin.page.reload()
  await claimed(admin).waitFor()
  await house.sql("update claim set used = now() - interval '4 minutes 58 seconds'")
  await claimed(admin).waitFor({ state: 'detached' })
  await expect.poll(() => approve(admin).isEnabled()).toBe(true)
})

it('forgets a window that is closed, and finds one again whose line broke', async () => {
  const id = openId(admin)
  const other = await nameOf('manager@example.com')
  await manager.page.keyboard.press('k')
  await shown(admin).getByText(`Also open: ${other}`).waitFor()
  const [before] = await socketOf(other)
  line.drop()
  await expect.poll(async () => (await socketOf(other)).filter(({ socket }) => socket !== before?.socket).length).toBe(1)
  await shown(admin).getByText(`Also open: ${other}`).waitFor()
  await manager.page.close()
  await shown(admin).getByText(`Also open: ${other}`).waitFor({ state: 'detached' })
  expect(openId(admin)).toBe(id)
  expect(admin.problems).toEqual([])
})
