// Texts of the screens of the product's own making, Login as and About; and of a login that is refused.
export const screenTexts = {
  login_permission_error_text:
    'You do not have permissions to access Admin Dashboard. We suggest that you contact your administrator or check your credentials and try again.',

  'loginAs.blocked': 'The browser did not open the new tab. The link works for 60 seconds, once.',
  'loginAs.open': 'Open the client site as {0}',
  'loginAs.profile': 'Back to the profile',

  'about.product': 'Administration console',
  'about.version': 'Version',
  'about.built': 'Built',
  'about.site': 'Site',
  'about.api': 'API',
  'about.clientSite': 'Client site',
  'about.licences': 'Licences',
  'about.libraries': 'Libraries and their licences',
  'about.licenceNote': 'MIT; the libraries it uses keep their own licences.',
}
