// Figures of payouts and purchases that are not those of the domain reference (7.3, 16.4), worked out by PostgreSQL's decimal numbers: they round half away
// from zero, as it asks, and know nothing of the product's own arithmetic.

/** Asks the database that holds the money. */
type Ask = (text: string) => Promise<readonly object[]>

/** Of every request: commission = round(gross × percent / 100) + fixed, net = gross − commission, money = round(net × rate) to the currency's decimals. */
const requests = `
  select 'request ' || r.id as of, r.commission::text || ', ' || r.net || ', ' || r.money_minor as stored,
    f.commission || ', ' || (r.gross - f.commission) || ', ' || f.money as worked_out
  from payout_requests r join currencies c on c.id = r.money_currency
    cross join lateral (select round(r.gross * r.commission_percent / 100) + r.commission_fixed as commission) p
    cross join lateral (select p.commission, round((r.gross - p.commission) / 100 * r.rate, c.decimals) * 100 as money) f
  where (r.commission, r.net, r.money_minor) is distinct from (f.commission, r.gross - f.commission, f.money)`

/** Of every purchase: the creator's percent of the price first, then the referrer's of that, at most what is left; the platform has the rest. */
const purchases = `
  with sold as (
    select o.id, (o.terms->>'percent')::numeric as percent, (o.terms->>'referralPercent')::numeric as referral, t.counterparty_id::text as creator, -t.amount as price
    from ledger_operation o join transactions t on t.operation = o.id::text and t.type = 'SPENDING'
    where o.kind = 'PURCHASE'
  ), parts as (
    select s.id,
      coalesce(sum(e.amount) filter (where a.kind = 'EARNINGS' and a.owner = s.creator), 0) as creator,
      coalesce(sum(e.amount) filter (where a.kind = 'EARNINGS' and a.owner <> s.creator), 0) as referrer,
      coalesce(sum(e.amount) filter (where a.kind = 'PLATFORM'), 0) as platform
    from sold s join ledger_entry e on e.operation_id = s.id join ledger_account a on a.id = e.account_id group by s.id
  )
  select 'purchase ' || s.id as of, p.creator || ', ' || p.referrer || ', ' || p.platform as stored, f.creator || ', ' || f.referrer || ', ' || (s.price - f.creator - f.referrer) as worked_out
  from sold s join parts p using (id)
    cross join lateral (select round(s.price * s.percent / 100) as creator) c
    cross join lateral (select c.creator, least(round(c.creator * s.referral / 100), s.price - c.creator) as referrer) f
  where (p.creator, p.referrer, p.platform) is distinct from (f.creator, f.referrer, s.price - f.creator - f.referrer)`

/** @returns what is stored beside what comes out, of each that is wrong */
export const wrongFigures = async (ask: Ask): Promise<readonly object[]> => [...(await ask(requests)), ...(await ask(purchases))]
