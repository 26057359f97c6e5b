// Analytics: what is counted over a time, of the site and of one creator, and what each part asks (domain 12, 22).
import type { ReportSpec } from '../../language/reports.ts'
import type { Words } from '../vocabulary.ts'

export const reports = {
  site: {
    by: 'siteFigures',
    wire: 'analyticsGetSite',
    needs: 'getAnyUserInfo',
    parts: {
      people: {},
      approved: { needs: 'getAnyVerification' },
      money: { needs: 'getAnyTransaction' },
      platform: { needs: { allOf: ['getAnyTransaction', 'getAnySystemSettings'] } },
    },
  },
  creator: {
    by: 'creatorFigures',
    wire: 'analyticsGetCreator',
    on: 'record',
    needs: 'readsCreatorAnalytics',
    parts: { earnings: {}, subscribers: {}, posts: {}, messages: { needs: 'getAnyMessage' } },
  },
} as const satisfies Readonly<Record<string, ReportSpec<Words>>>
