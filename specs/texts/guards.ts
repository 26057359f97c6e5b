// Why something is refused on a record: one text a guard (guards.<name>) or a rule that an action checks itself.
export const guardTexts = {
  'guards.notDeleted': 'The user is deleted: nothing can be changed any more',
  'guards.notSelf': 'Nobody does this to themselves',
  'guards.ownRoleFrozen': 'Changing own role is forbidden',
  'guards.staffTable': 'Your role may not do this to a member of the staff',
  'guards.staffRoleByAdmins': 'Staff roles are given by admins only',
  'guards.lastAdmin': 'This is the last admin that can log in',
  'guards.noOpenRequest': 'Pay or decline the open payout request first',
  'guards.roleWithEarnings': 'The creator still has earnings: pay them out first',
  'guards.roleNotOffered': 'This role is not offered',
  'guards.commonPassword': 'This password is among the most common ones: choose another',
  'guards.alwaysPublished': 'This page stays published',
  'guards.noteByHand': 'Automatic notes cannot be changed',

  'guards.notInternalCurrency': 'The internal currency cannot be changed',
  'guards.notMainCurrency': 'This is the main currency',
  'guards.currencyIsOn': 'Switch the currency on first',
  'guards.currencyCode': 'This is no currency code of ISO 4217 with at most two decimals',
}
