// The product's specs say what the product spec and domain 18 fix: the catalogue of rights, menus, constants, texts of every refusal.
import { describe, expect, it } from 'vitest'
import { rights } from '../../generated/access.ts'
import { access, app, entities, menu, named, texts, vocabulary } from '../../specs/index.ts'
import { fileTypes } from '../../specs/systemSettings/fileTypes.ts'
import { frontendConfig } from '../../specs/systemSettings/frontendConfig.ts'
import { questionNames } from '../../specs/systemSettings/questionNames.ts'
import { questionnaire } from '../../specs/users/questionnaire.ts'

const areas = Object.values(access.areas ?? {})
const later = areas.filter((each) => each.for === 'later')
const rightsOf = (role: string): readonly string[] =>
  areas
    .filter((each) => each.for !== 'later')
    .flatMap(({ any = [], my = [], holds, holdsMy }) => [
      ...((holds as readonly string[]).includes(role) ? any : []),
      ...(((holdsMy ?? holds) as readonly string[]).includes(role) ? my : []),
    ])

/** Every value under this key, anywhere in the specs. A part is at run time the object it was written as. */
const valuesOf = (key: string, node: unknown): readonly unknown[] => {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(key, value)])
}
const labelsOf = (part: unknown): Readonly<Record<string, string>> => {
  const { fields } = part as { readonly fields: Readonly<Record<string, { readonly label: string }>> }
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))
}

describe('rights', () => {
  it('are the 46 areas of domain 18, each right once', () => {
    const all = areas.flatMap(({ any = [], my = [], client = [] }) => [...any, ...my, ...client])
    expect(areas).toHaveLength(46)
    expect(new Set(all).size).toBe(all.length)
  })

  it('are all held by the admin, those of the client site and those for later by nobody', () => {
    const client = areas.flatMap((each) => each.client ?? [])
    const all = areas.flatMap(({ any = [], my = [] }) => [...any, ...my])
    expect(rightsOf('admin')).toEqual(all.filter((each) => !later.some(({ any = [] }) => any.includes(each))))
    expect(rights.filter((each) => each.scope === 'later').flatMap((each) => each.holders)).toEqual([])
    expect(rightsOf('manager').filter((each) => (client as readonly string[]).includes(each))).toEqual([])
    expect(rightsOf('member')).toEqual([])
  })

  it('let a manager do everything but the site settings', () => {
    const withheld = rightsOf('admin').filter((each) => !rightsOf('manager').includes(each))
    expect(withheld).toEqual([
      'updateAnyPayoutPercent',
      'updateAnyUserReferring',
      'getAnyPaymentSystem',
      'createAnyPaymentSystem',
      'updateAnyPaymentSystem',
      'deleteAnyPaymentSystem',
      'updateAnyPaymentPackage',
      'createAnyPaymentPackage',
      'deleteAnyPaymentPackage',
      'updateAnyCurrency',
      'getAnySystemSettings',
      'updateAnySystemSettings',
      'updateAnyPayoutSystemSettings',
      'getManagerToken',
      'updateAnyPage',
      'updateAnyUserNotes',
      'endAnySession',
      'exportAnyList',
      'viewAsAnyRole',
      'getAnyAuditRecord',
    ])
  })

  it('for later are none: what domain 18 names is built', () => expect(later).toEqual([]))
})

describe('names', () => {
  it('of requirements are all used', () => {
    const used = JSON.stringify([entities, menu])
    expect(Object.keys(named).filter((each) => !used.includes(`"${each}"`))).toEqual([])
  })

  it('of entities are what the vocabulary says', () => expect(Object.keys(entities).toSorted()).toEqual(vocabulary.entities.toSorted()))
})

describe('menu', () => {
  it('stands in the order of the product spec', () => {
    const side = [
      'Dashboard',
      'Post Verification',
      'Users',
      'Transactions',
      'Payout Requests',
      'My profile',
      'Settings',
      'Pages',
      'Suggest a feature',
      'Support',
      'Logout',
    ]
    const settings = [
      'General',
      'Pricing',
      'Payment Systems',
      'Payout Systems',
      'Currencies',
      'Categories',
      'Banners',
      'Tutorial links',
      'Domain name',
      'Business list',
    ]
    const labels = (menu.side ?? []).map((each) => each.label)
    const entries = menu.groups?.['settings']?.entries.map((each) => each.label) ?? []
    expect([labels, entries]).toEqual([side, settings])
  })
})

describe('configuration', () => {
  it('has a field for every flag, with the default of the constants', () => {
    const { fields } = frontendConfig as unknown as { readonly fields: Readonly<Record<string, { readonly starts?: unknown }>> }
    expect(Object.fromEntries((vocabulary.flags ?? []).map((each) => [each, fields[each]?.starts]))).toEqual(app.flags)
  })

  it('offers the file types of the product spec', () => {
    const { imageTypes, videoTypes, audioTypes, documentTypes } = app.constants
    expect(Object.keys(fileTypes)).toEqual([imageTypes, videoTypes, audioTypes, documentTypes].flat())
  })

  it('can leave out every field of the questionnaire', () => {
    const labels = labelsOf(questionnaire)
    expect(questionNames).toEqual(labels)
    expect(Object.keys(labels).slice(0, 15)).toEqual(
      'about location website publicEmail publicPhone publicMessagePhone twitter facebook instagram tiktok youtube snapchat patreon onlyfans sensitiveContent'.split(
        ' ',
      ),
    )
  })

  it('asks a member for three things only', () => {
    const { fields } = questionnaire as unknown as { readonly fields: Readonly<Record<string, { readonly of?: string }>> }
    expect(Object.keys(fields).filter((each) => fields[each]?.of === undefined)).toEqual(['about', 'website', 'sensitiveContent'])
  })
})

describe('texts', () => {
  const guards = [...new Set(valuesOf('guards', entities).flat().map(String))]
  it.each(guards)('say why the guard %s refuses', (name) => expect(texts[`guards.${name}`]).toBeTypeOf('string'))

  it('are those of the product spec, word for word', () => {
    expect(texts['guards.ownRoleFrozen']).toBe('Changing own role is forbidden')
    expect(texts['login_permission_error_text']).toBe(
      'You do not have permissions to access Admin Dashboard. We suggest that you contact your administrator or check your credentials and try again.',
    )
  })
})
