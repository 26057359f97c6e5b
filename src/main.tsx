// Where the browser begins: the console's code and what it will need are asked for side by side.
import './look/base.css'
import { early } from './early.ts'

const root = document.getElementById('root')
if (root) {
  const code = import('./start.ts')
  const begun = early()
  void code.then(({ start }) => start(root, begun))
}
