// What closing or disabling an account takes along, as it is spoken of.
export const endsSessions = { single: 'Ends {0} session.', several: 'Ends {0} sessions.' }
export const hidesPosts = { single: 'Hides {0} post.', several: 'Hides {0} posts.' }
export const stopsRenewals = { single: 'Stops the renewal of {0} subscription.', several: 'Stops the renewal of {0} subscriptions.' }
export const endsBilling = { single: 'Ends the billing of {0} subscription.', several: 'Ends the billing of {0} subscriptions.' }
