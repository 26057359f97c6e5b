// What every model speaks in: text keys and tones.

/** A key into the locales. */
export type TextKey = string

export type Tone = 'neutral' | 'attention' | 'good' | 'bad'
