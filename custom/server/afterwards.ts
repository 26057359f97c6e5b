// What a field will hold once a change is stored: what is given, else what is there already.

/** afterwards(input.currency, record['payee.currency']); null empties */
export const afterwards = <Value>(given: Value | undefined, stored: Value): Value => (given === undefined ? stored : given)
