// What home screens say besides greeting and work: each piece with what it asks, counts and leads to. And what the bell tells.
import type { HomeModel, NewsModel } from '../../language/model.ts'
import { isHome, type WrittenHome } from '../written.ts'
import { alertOf, newsOf, sinceOf } from './counted.ts'
import { glanceOf } from './glance.ts'
import { entryOf, type World } from './menu.ts'
import { oldestOf } from './oldest.ts'

const each = <Written, Made>(
  written: Readonly<Record<string, Written>> | undefined,
  make: (name: string, one: Written) => readonly Made[],
): readonly Made[] => Object.entries(written ?? {}).flatMap(([name, one]) => make(name, one))

/** Texts of links stand with those of menus, for they lead where menus lead. */
const homeOf = (world: World, name: string, { links, oldest, recent, figures, since, alerts }: WrittenHome): HomeModel => {
  const key = `homes.${name}`
  return {
    ...(links ? { links: links.map((entry) => entryOf(world, `home.${name}`, entry)) } : {}),
    ...(oldest ? { oldest: oldestOf(world) } : {}),
    ...(recent ? { recent } : {}),
    ...(figures ? { figures: each(figures, (of, one) => glanceOf(world, `${key}.figures`, of, one)) } : {}),
    ...(since ? { since: each(since, (of, one) => sinceOf(world, `${key}.since`, of, one)) } : {}),
    ...(alerts ? { alerts: each(alerts, (of, one) => alertOf(world, `${key}.alerts`, of, one)) } : {}),
  }
}

export const resolveHomes = (world: World): Readonly<Record<string, HomeModel>> =>
  Object.fromEntries(
    Object.entries(world.context.written.screens).flatMap(([name, screen]) =>
      isHome(screen) ? [[name, homeOf(world, name, screen)]] : [],
    ),
  )

export const resolveNews = (world: World): readonly NewsModel[] =>
  each(world.context.written.menu.news, (name, one) => newsOf(world, name, one))
