// What every operation says that somebody of the staff does: who, under which key, from where, about what.
import type { ActionRun, NewOperation } from '../../../server/kit.ts'

export const byStaff = ({ actor, key }: ActionRun, kind: string, about: string, id: string): NewOperation => ({
  kind,
  cause: { actor: actor.id, key },
  subject: { kind: about, id },
  ip: actor.ip,
})
