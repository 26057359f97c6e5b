// Texts of the customs that move money: accounts, refusals of corrections and payouts, ticks.
export const moneyTexts = {
  'accounts.WALLET': 'Wallet',
  'accounts.EARNINGS': 'Earnings',
  'accounts.ON_HOLD': 'On hold',
  'accounts.PAYABLE': 'Payable',

  'guards.notInOwnFavour': 'Nobody moves money in favour of themselves or of someone they referred',
  'guards.notOwnReferral': 'Nobody changes a referral that names themselves',
  'guards.walletBelowZero': 'The wallet cannot be taken below zero',
  'guards.earningsBelowHold': 'Decline the open payout request first: its amount is on hold',
  'guards.earningsOfCreators': 'Only creators have earnings',
  'guards.ownSale': 'Nobody buys from themselves',

  'guards.earningsSuffice': 'Earnings are lower than the request',
  'guards.payeeNotFraud': 'The creator is under fraud review or marked as fraud',
  'guards.payeeNotDeleted': 'The creator is deleted',
  'guards.payeeEnabled': 'The creator is disabled',
  'guards.payeeUnchanged': 'The payee information was changed since the request was made',
  'guards.payeeUnchangedLately': 'The payee information was changed during the last {0} days',
  'guards.noOtherOpenRequest': 'The creator has an open payout request',
  'guards.payableSuffices': 'What is payable is lower than the request',
  'guards.stillQualifies': 'The creator no longer meets the payout criteria: {0}',
  'guards.recordedLately': 'It was recorded more than 90 days ago',
  'guards.abovePayable': 'The amount is higher than what is payable: {0}',

  'ticks.payeeEnabled': 'The creator is disabled; pay nevertheless',
  'ticks.payeeUnchangedAlike':
    'The payee information was changed since ({2}): pay to {0} as requested, not to {1}. Both end alike, so look at the whole accounts',
  'ticks.payeeUnchangedAccount': 'The payee information was changed since ({1}), the account {0} is the same: pay as requested',
  'ticks.payeeUnchangedLately': 'The payee information was changed during the last {0} days ({1}); record the payout nevertheless',
  'ticks.payeeUnchangedLatelyAccount':
    'The payee information was changed during the last {0} days ({1}): the account was {2} and is {3}; record the payout nevertheless',
  'ticks.payeeUnchangedLatelyAlike':
    'The payee information was changed during the last {0} days ({1}): the account was {2} and is {3}. Both end alike, so look at the whole account; record the payout nevertheless',
  'ticks.payeeUnchanged': 'The payee information was changed since ({2}): pay to {0} as requested, not to {1}',
}
