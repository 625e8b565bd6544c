import '../../client/page-actions.ts'
import '../../client/large-view.ts'
