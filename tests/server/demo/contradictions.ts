// What cannot be true of one site at one time: each asks for the rows of the demo that contradict one another.

const now = `'2026-11-20T09:00:00Z'::timestamptz`
/** What people did themselves. */
const done = `
  select user_id as who, create_time as time from transactions where type in ('SPENDING', 'DEPOSIT')
  union all select coalesce(from_id, staff_author_id), create_time from messages
  union all select user_id, create_time from content_sets
  union all select user_id, publish_time from content_sets where publish_time <= ${now}
  union all select created_by_id, create_time from payout_requests
  union all select processed_by_id, processed_time from payout_requests
  union all select created_by_id, create_time from manual_payouts
  union all select author_id, create_time from user_notes
  union all select decided_by_id, decided_time from post_verifications
  union all select decided_by_id, decided_time from users_verification
  union all select id, submitted_time from users_verification
  union all select created_by_id, create_time from blocked_locations
  union all select uploaded_by_id, create_time from user_files
  union all select actor::bigint, time from audit_record where actor is not null`
/** What came to them. */
const got = `
  select user_id as who, create_time as time from transactions where type = 'EARNING' and amount > 0
  union all select user_id, processed_time from payout_requests where status = 'PAID'`
const of = (rows: string): string =>
  `(select who, min(time) as first, max(time) as last from (${rows}) each where time is not null group by who) d`
const ended = `coalesce(u.disabled_time, u.deleted_time)`

export const ofPeople = {
  'somebody was last seen before the last thing done': `select r.id from users_registration r join ${of(done)} on d.who = r.id
    where d.last > coalesce(r.last_login_time, r.registration_time)`,
  'somebody was paid or sold for weeks without being seen': `select r.id from users_registration r join ${of(got)} on d.who = r.id
    where d.last > coalesce(r.last_login_time, r.registration_time) + interval '3 weeks'`,
  'something was done before the registration': `select d.* from ${of(`${done} union all ${got}`)} join users_registration r on r.id = d.who where d.first < r.registration_time`,
  'something was done after the account was disabled or deleted': `select d.* from ${of(`${done} union all ${got}`)} join users u on u.id = d.who where d.last > ${ended}`,
  'the last login came before the registration, after the account ended, or without an address': `select r.id from users_registration r join users u on u.id = r.id
    where r.last_login_time < r.registration_time or r.last_login_time > coalesce(${ended}, ${now}) or (r.last_login_time is null) <> (r.last_login_ip is null)`,
  'an account ended before it was there': `select u.id from users u join users_registration r on r.id = u.id where ${ended} < r.registration_time`,
  'a disabled account has no note that says why': `select u.id from users u where u.status = 'DISABLED' and not exists (
      select from user_notes n where n.user_id = u.id and n.automatic and n.create_time = u.disabled_time and n.text like '%' || u.disabled_reason || '%' and n.author_id = u.disabled_by_id)`,
  'a note is older than the one it is about': `select n.id from user_notes n join users_registration r on r.id = n.user_id where n.create_time < r.registration_time`,
  'a paper is older than the one it is about': `select f.id from user_files f join users_registration r on r.id = f.user_id where f.create_time < r.registration_time`,
  'a paper is of another year': `select f.id, f.file->>'name' from user_files f
    where f.file->>'name' ~ '-[0-9]{4}[.]' and substring(f.file->>'name' from '([0-9]{4})[.]')::int <> extract(year from f.create_time at time zone 'UTC')`,
  'a fraud signal is older than the account': `select f.id from users_fraud f join users_registration r on r.id = f.id where f.changed_time < r.registration_time`,
  'money was spent while that was barred': `select t.id from transactions t join users_fraud f on f.id = t.user_id
    where f.status in ('POSSIBLE', 'FRAUD') and t.type in ('SPENDING', 'DEPOSIT') and t.status <> 'FAILED' and t.create_time > f.changed_time`,
  'a payout was made while that was barred': `select q.id from payout_requests q join users_fraud f on f.id = q.user_id
    where f.status in ('POSSIBLE', 'FRAUD') and (q.create_time > f.changed_time or (q.status = 'PAID' and q.processed_time > f.changed_time))`,
  'a creator was verified before the documents came': `select id from users_verification where decided_time < submitted_time or decided_time > ${now}`,
  'somebody was referred by oneself, in a circle, or by somebody who was not there': `select r.id from users_referring r
    join users_registration own on own.id = r.id left join users_registration theirs on theirs.id = r.referrer_id left join users_referring back on back.id = r.referrer_id
    join users u on u.id = r.referrer_id where r.referrer_id = r.id or back.referrer_id = r.id or theirs.registration_time >= own.registration_time or u.role not like '%business' or u.status = 'DELETED'`,
  'the agreed share went to somebody whose account had ended': `select t.id from transactions t join users u on u.id = t.user_id
    where t.type = 'EARNING' and t.amount > 0 and t.create_time > ${ended}`,
  'an e-mail address says another name': `select u.id from users u join users_personal p on p.id = u.id
    where u.role not in ('admin', 'manager') and split_part(u.email, '.', 1) <> lower(p.first_name)`,
} as const

const bought = `transactions t join content_sets c on c.id = t.content_set_id join post_verifications v on v.post_id = c.id`

export const ofTrade = {
  'a running subscription was paid nothing': `select s.id from subscriptions s where s.status in ('ACTIVE', 'CANCELLED', 'PAST_DUE') and (s.price <= 0 or coalesce((
      select -sum(t.amount) from transactions t where t.subscription_id = s.id and t.user_id = s.subscriber_id), 0) <= 0)`,
  'a subscription runs on for an account that has ended': `select s.id from subscriptions s join users u on u.id in (s.subscriber_id, s.creator_id)
    where s.status = 'ACTIVE' and u.status = 'DELETED' or s.status = 'ACTIVE' and u.id = s.subscriber_id and u.status <> 'ACTIVE'`,
  'a subscription has times that do not follow each other': `select id from subscriptions where paid_until < start_time or cancel_time < start_time or cancel_time > ${now}
    or start_time > ${now} or (status in ('ACTIVE', 'CANCELLED') and paid_until < ${now}) or (status in ('PAST_DUE', 'EXPIRED') and paid_until > ${now})`,
  'a subscription is to oneself, or to nobody who sells': `select s.id from subscriptions s join users_verification v on v.id = s.creator_id
    where s.creator_id = s.subscriber_id or v.status <> 'APPROVED' or v.decided_time > s.start_time`,
  'something was bought of somebody who was not verified yet': `select t.id from transactions t join users_verification v on v.id = t.counterparty_id
    where t.type = 'SPENDING' and (v.status <> 'APPROVED' or v.decided_time > t.create_time)`,
  'a post was bought that nobody could see': `select t.id from ${bought}
    where t.type = 'SPENDING' and (c.publish_time > t.create_time or c.publish_time is null or c.processing_status <> 'OK' or v.status <> 'APPROVED' or v.decided_time > t.create_time)`,
  'a post was bought at another price than its own': `select t.id from transactions t join content_sets c on c.id = t.content_set_id left join payment_packages p on p.id = c.package_id
    where t.type = 'SPENDING' and t.amount is distinct from -p.credits`,
  'a post was bought twice by one member': `select content_set_id from transactions where type = 'SPENDING' and content_set_id is not null group by 1, user_id having count(*) > 1`,
  'a post was bought of another than its creator': `select t.id from transactions t join content_sets c on c.id = t.content_set_id where t.type = 'SPENDING' and t.counterparty_id <> c.user_id`,
  'more was given back than paid': `select t.content_set_id from transactions t where t.content_set_id is not null and t.type in ('SPENDING', 'REFUND') group by 1, t.user_id having sum(t.amount) > 0`,
  'a payout request has been open for more than three weeks': `select id from payout_requests where status = 'NEW' and create_time < ${now} - interval '3 weeks'`,
  'a payout request was decided before it was made, or by the creator': `select id from payout_requests where processed_time < create_time or processed_time > ${now} or processed_by_id = user_id`,
  'a payout has a value date before the creator was there': `select m.id from manual_payouts m join users_registration r on r.id = m.user_id where m.value_date < r.registration_time::date`,
  'the audit says another reason than a payout that was taken back': `select a.id from audit_record a join manual_payouts m on m.id::text = a.record
    where a.operation = 'manualPayoutTransactionsUndo' and a.input->>'undoReason' is distinct from m.undo_reason`,
  'a deposit has been awaited for more than a day': `select id from transactions where status = 'PENDING' and create_time < ${now} - interval '1 day'`,
  'a balance says something else than its transactions': `select b.id from users_balance b left join (
      select user_id, sum(amount) filter (where account = 'WALLET') as wallet, sum(amount) filter (where account = 'EARNINGS') as earnings from transactions where status = 'COMPLETED' group by 1) t
    on t.user_id = b.id where b.wallet <> coalesce(t.wallet, 0) or b.earnings <> coalesce(t.earnings, 0) or b.total <> b.wallet + b.earnings
      or b.on_hold <> coalesce((select sum(q.gross) from payout_requests q where q.user_id = b.id and q.status = 'NEW'), 0)`,
} as const

export const ofContent = {
  'a post is younger than its publication, its change or its files': `select c.id from content_sets c
    where c.publish_time < c.create_time or c.modify_time < c.create_time or c.modify_time > ${now} or c.create_time > ${now}
      or exists (select from content_files f where f.set_id = c.id and f.create_time < c.create_time)`,
  'a published post has no file or a broken one': `select c.id from content_sets c where c.published and (c.size = 0 or c.processing_status <> 'OK')`,
  'the scheduled time of a post has passed': `select id from content_sets where schedule_time <= ${now} or (schedule_time is not null and publish_time <> schedule_time)`,
  'files are still being prepared after a day': `select id from content_sets where processing_status in ('NEW', 'PROCESSING') and size > 0 and create_time < ${now} - interval '1 day'`,
  'a post says another number of files than it has': `select c.id from content_sets c where c.size <> (select count(*) from content_files f where f.set_id = c.id)`,
  'a post holds the same picture twice': `select f.set_id, f.file->>'name' from content_files f group by 1, 2 having count(*) > 1`,
  'a post was checked before it was submitted, or its creator approved': `select v.id from post_verifications v join content_sets c on c.id = v.post_id join users_verification u on u.id = v.creator_id
    where v.decided_time < v.submitted_time or v.decided_time > ${now} or v.submitted_time < c.create_time or (v.status = 'APPROVED' and (u.status <> 'APPROVED' or v.decided_time < u.decided_time))`,
  'a post has been waiting for more than three weeks': `select v.id from post_verifications v join users_verification u on u.id = v.creator_id
    where v.status = 'PENDING' and u.status = 'APPROVED' and v.submitted_time < ${now} - interval '3 weeks'`,
  'a creator has been waiting for more than three weeks': `select v.id from users_verification v join users u on u.id = v.id
    where v.status = 'PENDING' and u.status = 'ACTIVE' and v.submitted_time < ${now} - interval '3 weeks'`,
  'a message is older than one of the two who talk': `select m.id from messages m join message_threads t on t.id = m.thread_id
    join users_registration r on r.id in (t.user_id, t.other_id) where m.create_time < r.registration_time`,
  'a message reached somebody whose account had ended': `select m.id from messages m join message_threads t on t.id = m.thread_id
    join users u on u.id in (t.user_id, t.other_id) where m.create_time > ${ended}`,
  'two messages of a talk came at once': `select thread_id, create_time from messages group by 1, 2 having count(*) > 1`,
  'a message was paid to somebody who was not verified': `select m.id from messages m join message_threads t on t.id = m.thread_id join users_verification v on v.id = t.other_id
    where m.price is not null and (v.status <> 'APPROVED' or v.decided_time > m.create_time)`,
  'the site tells somebody of a verification that is not so': `select m.id from messages m join message_threads t on t.id = m.thread_id left join users_verification v on v.id = t.user_id
    where m.from_id is null and (m.text like '%You are verified%' and v.status is distinct from 'APPROVED' or m.text like 'We could not read the document%' and v.status is distinct from 'DECLINED')`,
  'somebody without payouts asks the site about one': `select m.id from messages m join users u on u.id = m.from_id where m.text ~ '(my payout|changed my bank|next tier)' and u.role = 'member'`,
  'staff answered before they read what somebody had written': `select a.id from audit_record a
    join lateral (select m.from_id, m.create_time from messages m where m.thread_id::text = a.input->'filter'->'thread'->>0 order by m.id limit 1) began on true
    where a.operation = 'messagesSearch' and began.from_id is not null and began.create_time > a.time`,
} as const
