import { provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideRouter, withHashLocation } from '@angular/router'
import { AboutPage } from './AboutPage'
import { App } from './App'
import { WalletPage } from './WalletPage'

const routes = [
  { path: '', component: WalletPage },
  { path: 'about', component: AboutPage },
]

bootstrapApplication(App, {
  providers: [provideZonelessChangeDetection(), provideRouter(routes, withHashLocation())],
}).catch(console.error)
