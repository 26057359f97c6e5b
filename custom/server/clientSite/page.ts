// The page of the stand-in: who one acts as, and the way out. No script.
import { plain, type Reply } from '../../../server/kit.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`)

const policy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'"

/** @param actsAs screen name; undefined for a visitor */
export const page = (actsAs: string | undefined, code = 200): Reply => ({
  code,
  contentType: 'text/html; charset=utf-8',
  headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': policy },
  body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Client site</title></head>
<body>
<main>
<h1>Client site</h1>
${
  actsAs === undefined
    ? '<p>This page stands in for the client site.</p>'
    : `<form method="post" action="/client-site/leave"><p>You act as ${escaped(actsAs)} – <button>leave</button></p></form>
<p>Password, e-mail and payee information cannot be changed here, and no payout requested.</p>`
}
</main>
</body>
</html>
`,
})

/** @param cookie the header that sets it */
export const movedHome = (cookie: string): Reply => plain(303, 'See /client-site', { Location: '/client-site', 'Set-Cookie': cookie })
