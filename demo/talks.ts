// What people of the demo write each other: small talks, from the first message to the last.

export interface Line {
  /** a begins, b answers. */
  readonly by: 'a' | 'b'
  readonly text: string
  /** Costs what the creator asks for a message, or for what is attached. */
  readonly sold?: 'MESSAGE' | 'MESSAGE_ATTACHMENT'
  readonly file?: 'stage' | 'notes'
}

const a = (text: string, more: Omit<Line, 'by' | 'text'> = {}): Line => ({ by: 'a', text, ...more })
const b = (text: string, more: Omit<Line, 'by' | 'text'> = {}): Line => ({ by: 'b', text, ...more })

/** Members with creators. */
export const fanTalks: readonly (readonly Line[])[] = [
  [
    a('Hi! I have followed you for a while and finally subscribed. Love the last series.', { sold: 'MESSAGE' }),
    b('Welcome, and thank you! Tell me what you would like to see next.'),
    a('More from behind the scenes, please. How do you prepare?', { sold: 'MESSAGE' }),
    b('Good idea, I will put something together on Sunday.'),
    b('Here it is, taken last night.', { sold: 'MESSAGE_ATTACHMENT', file: 'stage' }),
  ],
  [
    a('Do you take requests?', { sold: 'MESSAGE' }),
    b('Sometimes. What is it about?'),
    a('A tutorial on light with just one lamp.', { sold: 'MESSAGE' }),
    b('I like that. Give me two weeks.'),
  ],
  [
    a('Is the live session on Friday recorded?', { sold: 'MESSAGE' }),
    b('Yes, subscribers find it the day after.'),
    a('Perfect, I work late that evening. See you then!', { sold: 'MESSAGE' }),
  ],
  [
    b('Thank you for the support this month! A little something for you.', { file: 'stage' }),
    a('That made my day, thank you!', { sold: 'MESSAGE' }),
  ],
  [
    a('The notes of your second lesson do not open for me.', { sold: 'MESSAGE' }),
    b('Oh, sorry. Here they are once more.', { file: 'notes' }),
    a('Works now. You are quick!', { sold: 'MESSAGE' }),
  ],
  [a('How long did the big piece take you?', { sold: 'MESSAGE' }), b('About forty hours, with many breaks for tea.')],
  [
    b('New set tomorrow. As you asked for it, you get the first look.', { sold: 'MESSAGE_ATTACHMENT', file: 'stage' }),
    a('Bought without thinking twice.', { sold: 'MESSAGE' }),
    b('Ha! Tell me what you think of the third one.'),
  ],
  [a('Hello from Portugal!', { sold: 'MESSAGE' })],
]

/** Of whom the site had to check. */
export const verificationTalks: Readonly<Record<'APPROVED' | 'DECLINED', readonly Line[]>> = {
  APPROVED: [
    b(
      'Welcome to the site! To publish for everybody, please send a photo of your identity card or passport, both sides, and one of yourself.',
    ),
    a('Done, I hope the pictures are sharp enough.'),
    b('They are. You are verified, enjoy!'),
  ],
  DECLINED: [
    b('We could not read the document you sent. Please take the photo once more, in daylight and without flash.'),
    a('Sorry, I will send a new one tonight.'),
  ],
}

/** Of creators with the site; b is the site. */
export const creatorTalks: readonly (readonly Line[])[] = [
  [
    a('Hello, my payout of last week has not arrived yet. Could you have a look?'),
    b('Hello! It was sent on Monday; banks take up to three working days. Please write again if it is not there by Friday.'),
    a('It came this morning. Thank you!'),
  ],
  [
    a('I changed my bank. Where do I enter the new account?'),
    b('In your settings under Payouts. An open request still goes to the account it was made with.'),
  ],
  [
    a('A user writes me the same message every day. What can I do?'),
    b('Thank you for telling us, we are looking into it.'),
    b('The account was disabled.'),
  ],
  [b("We meet with creators on the 14th of May. Would you like to come? It is about prices and next year's plans.")],
  [
    a('How do I reach the next tier?'),
    b('Write us what you plan to offer there; we change the role by hand.'),
    a('Three series a month, one of them live. Is that enough?'),
  ],
]

/** Of members with the site. */
export const memberTalks: readonly (readonly Line[])[] = [
  [
    a('A user writes me the same message every day. What can I do?'),
    b('Thank you for telling us, we are looking into it.'),
    b('The account was disabled.'),
  ],
  [a('Can I have an invoice for my deposits of this year?'), b('Of course, it is on its way to your e-mail address.')],
  [a('I bought a post by mistake, is there a way to give it back?')],
]

/** What the staff answers again and again. */
export const savedReplies = [
  { id: '1', title: 'Payout on its way', text: 'Dear {name},\nyour payout was sent. It may take a few working days to arrive.' },
  { id: '2', title: 'Bought by mistake', text: 'Dear {name},\nplease tell us which post it was, and when you bought it.' },
  {
    id: '3',
    title: 'Documents missing',
    text: 'Dear {name},\none of your documents cannot be read. Please take the pictures once more, in good light.',
  },
]
