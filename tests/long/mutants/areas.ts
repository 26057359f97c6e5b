// What a planted fault must not survive: the sources that decide about rights and money, each with the tests that are to find it.
export interface Area {
  /** Sources, or folders of them. */
  readonly of: readonly string[]
  /** Test files, as their paths begin; the quickest first. */
  readonly by: readonly string[]
}

const named = (folder: string, names: string): readonly string[] => names.split(' ').map((name) => `${folder}/${name}`)

export const areas: Readonly<Record<string, Area>> = {
  decide: {
    of: ['language/access.ts', 'language/requirement.ts'],
    by: ['tests/language/decide', 'tests/language/subjectOf', ...named('tests/access', 'menus failClosed cells ownRecords')],
  },
  gate: {
    of: ['server/authorize'],
    by: [
      ...named('tests/server', 'coerce gate socket'),
      ...named(
        'tests/access',
        'failClosed cells counts loggedOut inputs strangeRights ownRecords fieldGuards cards sessionRights viewAs exports',
      ),
      ...named('tests/server', 'views recordsForms specNames'),
    ],
  },
  keys: {
    of: ['server/actions/operationKey.ts', 'server/actions/expireKeys.ts', 'server/session/findKey.ts'],
    by: named('tests/server', 'findKey keyDigests recordsKeys moneyPay moneyCorrections'),
  },
  money: {
    of: named(
      'custom/server/money',
      'bears.ts calculatePayout.ts credits.ts explainPayout.ts payoutLines.ts splitPurchase.ts splitRefund.ts',
    ),
    by: named(
      'tests/server',
      'moneyArithmetic moneyBounds moneyFigures moneyCases moneyPay moneyPayouts moneyGenerate moneyLocked moneyOutside moneySubscriptions moneyModel',
    ),
  },
  ledger: {
    of: [
      'custom/server/checkLedger.ts',
      ...named('custom/server/money', 'accounts.ts postMoney.ts purses.ts reverseMoney.ts writeRows.ts'),
    ],
    by: [
      'tests/custom/postedRows',
      ...named(
        'tests/server',
        'moneyLedger moneyChecker moneyBounds moneyCases moneyPay moneyCorrections moneyOutside moneyPeople moneyModel',
      ),
    ],
  },
  session: {
    of: named(
      'server/session',
      'checkPassword.ts currentSession.ts endSessions.ts login.ts loginLimits.ts sessionTable.ts sessions.ts token.ts tryPassword.ts whyEnded.ts',
    ),
    by: named('tests/server', 'heldSessions loginGuesses staffSessions loginAs oneself secondFactor session uploads'),
  },
  files: {
    of: [
      ...named('server/files', 'fileName.ts inspect.ts receive.ts signing.ts storedFiles.ts sweep.ts writeLimited.ts'),
      'server/http/byteRange.ts',
      'server/http/fileRoutes.ts',
      'server/http/uploadRoutes.ts',
    ],
    by: named('tests/server', 'byteRange fileNames inspect receive fileAddresses storage uploadGrants uploads posters'),
  },
  escaping: {
    of: ['server/fields/richText.ts', 'language/richTextRules.ts', 'src/client/externalAddress.ts', 'server/http/securityHeaders.ts'],
    by: [
      'tests/language/webAddresses',
      'tests/language/fields',
      'tests/shell/words',
      ...named('tests/server', 'http pages recordsForms siteLists'),
    ],
  },
  live: {
    of: ['server/live'],
    by: named('tests/server', 'announcing live answeredEarly messagesTogether preferences'),
  },
}
