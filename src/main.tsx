// Where the browser begins.
import './theme/base.css'
import { start } from './startUp/start.ts'

const root = document.getElementById('root')
if (root) void start(root)
