// Passwords that everybody tries first are refused (domain 4.3). The form already asks for 8 characters.
import { InvalidInput } from '../../../server/kit.ts'

const common = new Set(
  (
    'password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 12341234 11111111 00000000 87654321 88888888 99999999 11223344 qwertyui qwerty12 qwerty123 qwertyuiop 1q2w3e4r 1q2w3e4r5t ' +
    '1qaz2wsx qazwsxedc zaq12wsx asdfghjk asdfghjkl zxcvbnm1 abcdefgh abcd1234 abc12345 a1b2c3d4 iloveyou iloveyou1 princess sunshine football baseball superman batman123 trustno1 welcome1 welcome123 letmein1 letmein123 admin123 ' +
    'administrator administrator1 changeme changeme1 default1 secret123 whatever computer internet samsung1 michael1 jennifer michelle jordan23 charlie1 liverpool arsenal1 chelsea1 starwars pokemon1 dragon123 monkey123 master123 ' +
    'shadow123 hunter123 killer123 freedom1 blink182 slipknot metallica nirvana1 elephant butterfly chocolate cocacola september november december february victoria alexander elizabeth christian 01012000 12121212 123123123 ' +
    'aaaaaaaa qqqqqqqq qweasdzxc 1234qwer qwer1234 asdf1234 zxcv1234 test1234 testtest user1234 guest123 mypassword newpassword summer2024 summer2025 summer2026 winter2024 winter2025 winter2026'
  ).split(' '),
)

/** Throws InvalidInput on that field. */
export const refuseCommon = (password: unknown, field: string): void => {
  if (typeof password !== 'string' || !common.has(password.toLowerCase())) return
  throw new InvalidInput([{ field, code: 'commonPassword', template: 'guards.commonPassword', params: [] }])
}
