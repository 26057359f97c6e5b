// The parameters of a screen's address: the last is the record's own key, each before it names a reference of the record: userId is that of `user`.

/** /people/:userId/things/:thingId -> [userId, thingId] */
export const paramsIn = (path: string): readonly string[] => [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name)

/** The parameter's reference: userId -> user */
export const referenceOf = (param: string): string => param.replace(/Id$/, '')

/** /people/:userId/things/:thingId -> [user] */
export const ownersIn = (path: string): readonly string[] => paramsIn(path).slice(0, -1).map(referenceOf)
