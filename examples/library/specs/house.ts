// What holds in the whole library: one record.
import { defineEntity } from './vocabulary.ts'

export const house = defineEntity({
  entity: 'House',
  label: { one: 'Rules of the house', many: 'Rules of the house' },
  title: 'motto',
  key: 'single',
  read: 'readHouse',
  update: 'changeHouse',
  fields: {
    motto: { kind: 'text', label: 'Motto', required: true, max: 80, starts: 'Read on' },
    /** Days for which a book is lent, and renewed. */
    loanDays: { kind: 'integer', label: 'Days of a loan', required: true, min: 1, max: 90, starts: 28 },
    /** After so many days without an answer the copy counts as lost. */
    lostAfterDays: { kind: 'integer', label: 'Days until it is lost', required: true, min: 1, max: 365, starts: 90 },
    finePerDay: { kind: 'money', label: 'Fine a day', currency: 'EUR', required: true, starts: '0.20' },
    mostFine: { kind: 'money', label: 'Fine at most', currency: 'EUR', required: true, starts: '15.00' },
    holdDays: { kind: 'integer', label: 'Days a book is put aside', required: true, min: 1, max: 30, starts: 7 },
  },
  rules: {
    lost: {
      must: { lt: ['loanDays', 'lostAfterDays'] },
      says: '{lostAfterDays} has to be more than {loanDays.value}',
      at: 'lostAfterDays',
    },
    fine: { must: { lte: ['finePerDay', 'mostFine'] }, says: '{mostFine} should be {finePerDay.value} or more', at: 'mostFine' },
  },
  settings: {
    house: {
      path: '/house/rules',
      label: 'Rules of the house',
      needs: 'readHouse',
      sections: {
        lending: { kind: 'form', label: 'Lending', fields: ['motto', 'loanDays', 'lostAfterDays', 'holdDays'] },
        fines: { kind: 'form', label: 'Fines', fields: ['finePerDay', 'mostFine'] },
      },
    },
  },
})
