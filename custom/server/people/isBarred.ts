// Who takes no part in anything paid, for as long as it is so: whoever is under fraud review, or marked as fraud (domain 5.4).

/** @param fraud status of the fraud information */
export const isBarred = (fraud: string): boolean => fraud === 'FRAUD' || fraud === 'POSSIBLE'
