// The pictures beside the entries of the menus, by the names that menus use.
import type { SvgIconComponent } from '@mui/icons-material'
import Block from '@mui/icons-material/Block'
import Campaign from '@mui/icons-material/Campaign'
import Category from '@mui/icons-material/Category'
import Circle from '@mui/icons-material/CircleOutlined'
import CreditCard from '@mui/icons-material/CreditCard'
import CurrencyExchange from '@mui/icons-material/CurrencyExchange'
import Dashboard from '@mui/icons-material/Dashboard'
import Description from '@mui/icons-material/Description'
import Domain from '@mui/icons-material/Domain'
import Help from '@mui/icons-material/HelpOutlined'
import Image from '@mui/icons-material/ImageOutlined'
import Lightbulb from '@mui/icons-material/LightbulbOutlined'
import ListAlt from '@mui/icons-material/ListAlt'
import Logout from '@mui/icons-material/Logout'
import Menu from '@mui/icons-material/Menu'
import Payments from '@mui/icons-material/PaymentsOutlined'
import People from '@mui/icons-material/PeopleAltOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLong'
import School from '@mui/icons-material/SchoolOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Tune from '@mui/icons-material/Tune'
import Verified from '@mui/icons-material/VerifiedOutlined'
import type { ReactElement } from 'react'

const icons: Readonly<Record<string, SvgIconComponent>> = {
  block: Block,
  campaign: Campaign,
  category: Category,
  creditCard: CreditCard,
  currencyExchange: CurrencyExchange,
  dashboard: Dashboard,
  description: Description,
  domain: Domain,
  help: Help,
  image: Image,
  lightbulb: Lightbulb,
  listAlt: ListAlt,
  logout: Logout,
  menu: Menu,
  payments: Payments,
  people: People,
  person: Person,
  receiptLong: ReceiptLong,
  school: School,
  sell: Sell,
  settings: Settings,
  tune: Tune,
  verified: Verified,
}

/** A name that has no picture gets a circle. */
export const MenuIcon = ({ name }: { readonly name: string }): ReactElement => {
  const Icon = icons[name] ?? Circle
  return <Icon aria-hidden="true" />
}
