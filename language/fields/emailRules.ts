// What an e-mail address looks like (product spec 5): it contains an @ with text on either side. Whether it is somebody's is for whoever sends to find out.

/** For what is only asked about, as at the login: whatever else stands in it, the server knows whether somebody has it. */
export const looksLikeEmail = (text: string): boolean => /\S.*@.*\S/su.test(text)

/** For what is kept: besides, no control characters, which would end a line of a mail's head, and no space around it. */
export const storedEmail = '^[^\\s\\p{Cc}][^\\p{Cc}]*@[^\\p{Cc}]*[^\\s\\p{Cc}]$'

export const isStoredEmail = (text: string): boolean => new RegExp(storedEmail, 'u').test(text)
