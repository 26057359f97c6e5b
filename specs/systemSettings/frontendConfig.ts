// The site's configuration that the console reads before login (product spec 3 and 9, domain 3.5). No secret in it.
import { app, credits } from '../app.ts'
import { definePart } from '../vocabulary.ts'
import { pictures } from '../uploads.ts'
import { fileTypes } from './fileTypes.ts'
import { pageNames } from './pageNames.ts'
import { questionNames } from './questionNames.ts'

export const frontendConfig = definePart({
  label: 'Site',
  wire: 'frontendConfig',
  read: { anyStaff: 'served over HTTP before login too, no secret in it' },
  update: 'updateAnySystemSettings',
  effect: 'warnOfComplaints',
  fields: {
    siteName: { kind: 'text', label: 'Site name', required: true, max: 60, starts: app.defaultSiteName },
    siteLogo: { kind: 'image', label: 'Logo', class: 'public', upload: { ...pictures, max: '2 MB' } },
    companyName: { kind: 'text', label: 'Company name', max: 120 },
    companyAddress: { kind: 'text', label: 'Company address', max: 300 },
    /** Left empty, the public complaints form is off. */
    supportEmail: { kind: 'email', label: 'Support e-mail' },
    /** Opened by Support in the menu. */
    supportUrl: { kind: 'url', label: 'Support address', written: 'server' },
    /** The site that members and creators use. */
    clientSideUrl: { kind: 'url', label: 'Client site address', sitePath: true, written: 'server' },
    staticSiteEditorUrl: { kind: 'url', label: 'Page editor address', written: 'server' },
    apiUrl: { kind: 'url', label: 'API address', sitePath: true, written: 'server', empty: app.addresses.apiUrl },
    backendUrl: { kind: 'url', label: 'Backend address', sitePath: true, written: 'server', empty: app.addresses.backendUrl },
    s3Url: { kind: 'url', label: 'Files address', sitePath: true, written: 'server', empty: app.addresses.filesUrl },
    thumbnailUrl: { kind: 'url', label: 'Image thumbnails address', sitePath: true, written: 'server', empty: app.addresses.thumbnailUrl },
    videoThumbnailUrl: {
      kind: 'url',
      label: 'Video thumbnails address',
      sitePath: true,
      written: 'server',
      empty: app.addresses.videoThumbnailUrl,
    },
    /** Milliseconds until a running request shows a pending notice. */
    queryNotificationTimeout: {
      kind: 'integer',
      label: 'Pending notice after',
      required: true,
      min: 1,
      unit: 'ms',
      starts: app.notices.query,
      written: 'server',
    },
    /** Milliseconds that success and pending notices stay. */
    notificationTimeout: {
      kind: 'integer',
      label: 'Notices stay',
      required: true,
      min: 1,
      unit: 'ms',
      starts: app.notices.general,
      written: 'server',
    },
    /** The currencies that are on. */
    currencyList: {
      kind: 'derived',
      label: 'Currencies',
      as: 'texts',
      computes: { kind: 'all', of: 'Currency', where: { status: ['ON'], code: { not: [credits] } }, shows: 'code', by: 'order' },
      discloses: 'which currencies are on: members and creators choose among them',
    },
    /** Offered in selects and filters; empty: all. */
    userRoleList: { kind: 'choices', label: 'Roles offered', options: 'roles', written: 'server', empty: 'all' },
    /** Left out of view and form; what is stored is kept. */
    questionaryHiddenField: {
      kind: 'choices',
      label: 'Questionnaire fields left out',
      options: questionNames,
      written: 'server',
      empty: 'none',
    },
    /** What may be uploaded; empty: all of these. */
    fileTypes: { kind: 'choices', label: 'File types', options: fileTypes, written: 'server', empty: 'all' },
    /** Entries hidden from the menu, their lists answering Page not found. */
    disabledPages: { kind: 'choices', label: 'Disabled menu entries', options: pageNames, written: 'server', empty: 'none' },

    disableAdult: { kind: 'flag', label: 'Adult disabled', starts: app.flags.disableAdult, written: 'server' },
    customLanding: { kind: 'flag', label: 'Custom landing', starts: app.flags.customLanding, written: 'server' },
    paidSentMessage: { kind: 'flag', label: 'Paid sent message', starts: app.flags.paidSentMessage, written: 'server' },
    phoneSignUp: { kind: 'flag', label: 'Phone sign-up', starts: app.flags.phoneSignUp, written: 'server' },
    calling: { kind: 'flag', label: 'Calling', starts: app.flags.calling, written: 'server' },
    restrictMember: { kind: 'flag', label: 'Restrict member', starts: app.flags.restrictMember, written: 'server' },
    liveButton: { kind: 'flag', label: 'Live button', starts: app.flags.liveButton, written: 'server' },
    ccbill: { kind: 'flag', label: 'CCBill', starts: app.flags.ccbill, written: 'server' },
    netbilling: { kind: 'flag', label: 'Netbilling', starts: app.flags.netbilling, written: 'server' },
    paypal: { kind: 'flag', label: 'PayPal', starts: app.flags.paypal, written: 'server' },
    stripe: { kind: 'flag', label: 'Stripe', starts: app.flags.stripe, written: 'server' },
    tags: { kind: 'flag', label: 'Tags', starts: app.flags.tags, written: 'server' },
    nonprofitRole: { kind: 'flag', label: 'Nonprofit role', starts: app.flags.nonprofitRole, written: 'server' },
  },
})
