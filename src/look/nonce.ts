// The nonce that the document came with: what the console styles by itself carries it, else the policy keeps it out.
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
