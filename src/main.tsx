// Where the browser begins: the console's code and what it will need are asked for side by side.
import './theme/base.css'
import { early } from './startUp/early.ts'

const root = document.getElementById('root')
if (root) {
  const code = import('./startUp/start.ts')
  const configuration = early()
  void code.then(({ start }) => start(root, configuration))
}
