// Settings > General and Settings > Domain name: their sections in order (domain 10.1, 13.3).
import type { SettingsSpec } from '../../language/screens/index.ts'
import type { Words } from '../vocabulary.ts'

export const settings = {
  general: {
    path: '/settings/general',
    label: 'General',
    needs: 'opensGeneral',
    sections: {
      plan: { kind: 'custom', label: 'Plan', needs: 'getManagerToken' },
      company: {
        kind: 'form',
        label: 'Company information',
        part: 'frontendConfig',
        fields: ['frontendConfig.companyName', 'frontendConfig.companyAddress', 'frontendConfig.siteName', 'frontendConfig.supportEmail'],
      },
      logo: { kind: 'form', label: 'Logo', part: 'frontendConfig', fields: ['frontendConfig.siteLogo'] },
      favicon: { kind: 'form', label: 'Favicon', fields: ['favicon'] },
      watermark: { kind: 'form', label: 'Watermark', fields: ['watermark'] },
      analytics: { kind: 'form', label: 'Web analytics', fields: ['analyticsCode'] },
      money: { kind: 'form', label: 'Money', fields: ['defaultUserPayoutPercent'] },
      referral: { kind: 'form', label: 'Referral programme', fields: ['referralEnabled', 'referralPercent'] },
      content: { kind: 'facts', label: 'Content', fields: ['verifyPosts'], actions: ['turnVerifyPostsOff', 'turnVerifyPostsOn'] },
      flags: {
        kind: 'facts',
        label: 'Feature flags',
        fields: [
          'frontendConfig.disableAdult',
          'frontendConfig.customLanding',
          'frontendConfig.paidSentMessage',
          'frontendConfig.phoneSignUp',
          'frontendConfig.calling',
          'frontendConfig.restrictMember',
          'frontendConfig.liveButton',
          'frontendConfig.ccbill',
          'frontendConfig.netbilling',
          'frontendConfig.paypal',
          'frontendConfig.stripe',
          'frontendConfig.tags',
          'frontendConfig.nonprofitRole',
        ],
      },
      deployment: {
        kind: 'facts',
        label: 'Set by the deployment',
        fields: [
          'frontendConfig.supportUrl',
          'frontendConfig.clientSideUrl',
          'frontendConfig.staticSiteEditorUrl',
          'frontendConfig.apiUrl',
          'frontendConfig.backendUrl',
          'frontendConfig.s3Url',
          'frontendConfig.thumbnailUrl',
          'frontendConfig.videoThumbnailUrl',
          'frontendConfig.queryNotificationTimeout',
          'frontendConfig.notificationTimeout',
          'frontendConfig.currencyList',
          'frontendConfig.userRoleList',
          'frontendConfig.questionaryHiddenField',
          'frontendConfig.fileTypes',
          'frontendConfig.disabledPages',
        ],
      },
    },
  },
  domain: {
    path: '/settings/domain',
    label: 'Domain name',
    needs: 'getManagerToken',
    sections: { domainName: { kind: 'custom', label: 'Domain name', needs: 'getManagerToken' } },
  },
} as const satisfies Readonly<Record<string, SettingsSpec<Words, string, string, string>>>
