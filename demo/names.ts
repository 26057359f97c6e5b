// Names that sound like people and creators, and what they say of themselves.

export const firstNames = (
  'Ada Adrian Aisha Alba Alexander Alice Alina Amara Amir Ana Andre Anika Anna Anouk Antonio Aria Arthur Astrid Aurora Ben Bianca Bruno Camila Carla Carlos Caroline Cecilia Chiara Chloe Clara ' +
  'Daniel Daria David Diana Diego Dominik Elena Elias Elif Elin Elisa Emil Emilia Emma Enzo Erik Esther Eva Fabian Fatima Felix Finn Fiona Florian Francesca Freja Gabriel Giulia Grace Hanna Hannah Hassan Helena Henry Hugo ' +
  'Ida Ines Irina Isabel Isla Ivan Jakob Jana Jasmin Jonas Jose Josephine Julia Julian Karim Katarina Kai Lara Laura Lea Leon Leonie Levi Lina Linnea Lola Louis Lucia Luka Lukas Luna Mabel Maja Malik Manuel Mara Marco Maria ' +
  'Marie Marta Martin Mateo Mathilde Matteo Max Maya Mia Mila Mina Mira Mohammed Nadia Naomi Natalia Nina Noah Noemi Nora Olga Olivia Omar Oscar Paula Paulina Pavel Pedro Petra Philip Rafael Rania Raul Rebecca Rita Robin Rosa ' +
  'Ruben Sam Samira Sara Sebastian Selma Simon Sofia Sophie Stella Stefan Sven Tamara Theo Thomas Tilda Tom Valentina Vera Victor Viktoria Vincent Wanda William Yara Yasmin Youssef Zara Zoe'
).split(' ')

/** Names of men; those that either may have say nothing. All others are names of women. */
const mens = new Set(
  (
    'Adrian Alexander Amir Andre Antonio Arthur Ben Bruno Carlos Daniel David Diego Dominik Elias Emil Enzo Erik Fabian Felix Finn Florian Gabriel Hassan Henry Hugo Ivan Jakob Jonas Jose Julian Karim Kai Leon Levi Louis Luka Lukas ' +
    'Malik Manuel Marco Martin Mateo Matteo Max Mohammed Noah Omar Oscar Pavel Pedro Philip Rafael Raul Ruben Sebastian Simon Stefan Sven Theo Thomas Tom Victor Vincent William Youssef'
  ).split(' '),
)
const anybodys: readonly string[] = ['Robin', 'Sam']

/** Undefined where the name does not tell. */
export const genderOf = (firstName: string): 'MALE' | 'FEMALE' | undefined =>
  anybodys.includes(firstName) ? undefined : mens.has(firstName) ? 'MALE' : 'FEMALE'

export const lastNames = (
  'Abbott Aguilar Ahmed Alvarez Andersen Bakker Barbosa Bauer Becker Bennett Berger Bianchi Blanc Bruun Carter Castillo Chen Clarke Costa Dahl Delgado Diaz Dubois Eriksen Esposito Evans Farkas Ferrari Fischer Fontaine Fournier Garcia ' +
  'Gomez Gruber Haas Hansen Hernandez Hoffmann Horvat Hughes Ibrahim Ivanov Jansen Jensen Johansson Kaya Keller Khan Kim Klein Kovacs Kowalski Kruger Larsen Laurent Lehmann Lindqvist Lopez Lund Maier Marino Martin Meyer Molina ' +
  'Moreau Moretti Morgan Murphy Nagy Navarro Nguyen Nielsen Novak Okafor Olsen Ortiz Patel Pereira Petrov Popescu Price Ramos Reyes Ricci Richter Rossi Roux Russo Sanchez Santos Schmidt Schneider Silva Simic Singh Smith Sousa ' +
  'Steiner Stewart Svensson Tanaka Taylor Torres Turner Vargas Vasquez Vogel Wagner Walker Weber Werner White Wilson Winter Wolf Wright Yilmaz Young Zhang Zimmermann'
).split(' ')

export const crafts = [
  'Ceramics',
  'Yoga',
  'Street Photography',
  'Fitness',
  'Jazz Piano',
  'Watercolour',
  'Vegan Kitchen',
  'Travel Diaries',
  'Woodwork',
  'Dance',
  'Stand-up',
  'Poetry',
  'Mountain Guide',
  'Make-up',
  'Cosplay',
  'Chess',
  'Gardening',
  'Film Scores',
  'Calligraphy',
  'Surf',
]

/** Why an account was disabled. */
export const endReasons = [
  'Several complaints about spam',
  'Asked for a break',
  'Copies content of others',
  'Chargebacks under review by the bank',
] as const

export const abouts = [
  'New work every week, the process on Sundays.',
  'I teach what took me ten years to learn.',
  'Behind the scenes, unfinished things and honest failures.',
  'Long videos, short texts, no shortcuts.',
  'Small studio by the sea. Questions are welcome.',
  'One project a month, from the first sketch to the last stroke.',
]

export const postTexts = [
  'The full session from Saturday, uncut.',
  'Six tries, one that worked.',
  'What I packed and what I should have left at home.',
  'The recipe everybody asked for.',
  'First draft – tell me what you think.',
  'Lesson 4: slow down before the turn.',
  'Colours of the week.',
  'Answers to your questions, part two.',
  'A day in the studio.',
  'The finished piece, with close-ups.',
  'Warm-up for beginners, 20 minutes.',
  'Notes from the rehearsal.',
]

export const categoryTitles = [
  'Art',
  'Cooking',
  'Dance',
  'Education',
  'Fashion',
  'Film & Video',
  'Fitness',
  'Games',
  'Health',
  'Music',
  'Nature',
  'Photography',
  'Pop & Rock',
  'Podcasts',
  'Sport',
  'Travel',
  'Writing',
  'Yoga',
]

/** Country, city, zip code pattern (# = digit) and time zone. */
export const places = [
  ['DE', 'Berlin', '10###', 'Europe/Berlin'],
  ['DE', 'Hamburg', '20###', 'Europe/Berlin'],
  ['AT', 'Wien', '10##', 'Europe/Vienna'],
  ['CH', 'Zürich', '80##', 'Europe/Zurich'],
  ['FR', 'Lyon', '690##', 'Europe/Paris'],
  ['ES', 'Valencia', '460##', 'Europe/Madrid'],
  ['IT', 'Bologna', '401##', 'Europe/Rome'],
  ['PT', 'Porto', '40##', 'Europe/Lisbon'],
  ['NL', 'Utrecht', '35##', 'Europe/Amsterdam'],
  ['DK', 'Aarhus', '80##', 'Europe/Copenhagen'],
  ['SE', 'Malmö', '21###', 'Europe/Stockholm'],
  ['PL', 'Kraków', '30-###', 'Europe/Warsaw'],
  ['GB', 'Bristol', 'BS# 4AB', 'Europe/London'],
  ['IE', 'Cork', 'T12 X###', 'Europe/Dublin'],
  ['US', 'Portland', '972##', 'America/Los_Angeles'],
  ['US', 'Austin', '787##', 'America/Chicago'],
  ['CA', 'Montreal', 'H2X #A#', 'America/Toronto'],
  ['MX', 'Mérida', '970##', 'America/Merida'],
  ['BR', 'Recife', '500##-000', 'America/Recife'],
  ['JP', 'Osaka', '530-00##', 'Asia/Tokyo'],
] as const

export const streets = [
  'Harbour Street',
  'Mill Lane',
  'Garden Road',
  'Station Street',
  'Church Hill',
  'Market Square',
  'River Walk',
  'Linden Avenue',
  'School Street',
  'Park Road',
]
