import { Component } from '@angular/core'

@Component({ selector: 'app-about', template: '<p>Nothing is asked here.</p>' })
export class AboutPage {}
